import type { JSX } from 'react';
import { icons } from '../../../content/schema/drawings.ts';
import type { Icon } from '../../../content/schema/drawings.ts';

export const iconShapes = Object.fromEntries(icons.map((name) => [name, <path key={name} d="M4 40 22 26l14 8L68 8" />])) as Record<Icon, JSX.Element>;
