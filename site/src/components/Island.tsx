import type { ComponentType } from 'react';

interface IslandProps<Props extends object> {
  /** Name of the island's folder in site/src/islands. */
  name: string;
  component: ComponentType<Props>;
  /** Serializable props, used at build and in the browser. */
  props: Props;
  /** Space-separated names. A name in local or session storage, or as `#name=…` or `?name=…` in the address, hydrates at once. */
  wake?: string;
  /** Also hydrates the island when scrolled near (hydrate/when-near.ts). */
  near?: boolean;
  /** The island has a frame.ts, which shows what a click opens before the island's script has loaded. */
  isFramed?: boolean;
  /** Also hydrates the island on pages that the server has filled in: the component reads the shown state from the HTML. */
  isKept?: boolean;
}

/**
 * Renders a component as static HTML, hydrated on interaction (hydrate/on-interaction.ts).
 * The component must work without JavaScript and in a plain `<div>`, which the server uses on pages that it fills in.
 */
export function Island<Props extends object>({ name, component: Component, props, wake, near, isFramed, isKept }: IslandProps<Props>) {
  const folder = `/src/islands/${name}`;
  // Omit empty props, to save bytes on every page.
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
