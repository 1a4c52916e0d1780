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
  /** It stays an island on a page that the server has filled in: it reads there what is shown. */
  isKept?: boolean;
}

/**
 * A component that is plain HTML until a visitor turns to it, then React (hydrate/on-interaction.ts).
 * It has to work as HTML, and to look the same in any box: what the server fills in stands in a plain `<div>`.
 */
export function Island<Props extends object>({ name, component: Component, props, wake, near, isKept }: IslandProps<Props>) {
  return (
    <div
      data-island={`/src/islands/${name}/live.ts`}
      data-wake={wake}
      data-near={near}
      data-kept={isKept}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  );
}
