import type { ComponentType } from 'react';

interface IslandProps<Props extends object> {
  /** Name of its folder in site/src/islands. */
  name: string;
  component: ComponentType<Props>;
  /** What the component is given, here and in the browser: plain data. */
  props: Props;
  /** Names in local storage, or in the address as `#name=…` or `?name=…`, that bring it to life at once; with spaces between them. */
  wake?: string;
  /** It also wakes when the visitor has scrolled near it (hydrate/when-near.ts). */
  near?: boolean;
  /** What it opens has a frame (its frame.ts), which is shown before its script has come. */
  isFramed?: boolean;
  /** It stays an island on a page that the server has filled in: it reads there what is shown. */
  isKept?: boolean;
}

/**
 * A component that is plain HTML until a visitor turns to it, then React (hydrate/on-interaction.ts).
 * It has to work as HTML, and to look the same in any box: what the server fills in stands in a plain `<div>`.
 */
export function Island<Props extends object>({ name, component: Component, props, wake, near, isFramed, isKept }: IslandProps<Props>) {
  const folder = `/src/islands/${name}`;
  // Nothing is written where a component needs nothing: every page pays for it.
  const data = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return (
    <div
      data-island={`${folder}/live.ts`}
      data-frame={isFramed ? `${folder}/frame.ts` : undefined}
      data-wake={wake}
      data-near={near}
      data-kept={isKept}
      data-props={data}
    >
      <Component {...props} />
    </div>
  );
}
