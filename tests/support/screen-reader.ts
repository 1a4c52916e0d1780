import type { CDPSession, Page } from 'playwright-core';

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value: unknown } }[];
}

/** What a screen reader says besides role and name. */
const states = ['expanded', 'checked', 'required', 'invalid', 'disabled', 'valuetext'];

/** A node of the accessibility tree as it is heard: button "Services pages" expanded=false. Without a role it is nothing. */
function heard({ ignored, role, name, value, properties = [] }: AxNode): string {
  if (ignored || !role) return '';
  const told = properties
    .filter((it) => states.includes(it.name) && it.value.value !== '' && (it.value.value !== false || it.name === 'expanded'))
    .filter((it) => it.name !== 'invalid' || it.value.value !== 'false')
    .map((it) => `${it.name}=${it.value.value}`);
  return [`${role.value} "${name?.value ?? ''}"`, ...told, ...(value && value.value !== '' ? [`value=${value.value}`] : [])].join(' ');
}

/** A visitor who goes by keys alone and by what the browser's own accessibility tree says. */
export async function screenReader(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const nodes = async (expression: string): Promise<AxNode[]> => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return [];
    const answer = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
    return answer.nodes as AxNode[];
  };
  const focused = async () => heard((await nodes('document.activeElement'))[0] ?? { ignored: true });
  return {
    /** What has the focus, as it is heard. */
    focused,
    /** What the combobox that has the focus says is chosen. */
    chosen: async () =>
      heard((await nodes('document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))'))[0] ?? { ignored: true }),
    /**
     * Presses a key until the focus is on what is wanted.
     * @param wanted the beginning of what is heard there, such as: link "Get Started"
     * @throws Error that tells what was heard on the way
     */
    async goTo(wanted: string, key = 'Tab', most = 90): Promise<string> {
      const way: string[] = [];
      for (let presses = 0; presses < most; presses += 1) {
        await page.keyboard.press(key);
        const now = await focused();
        if (now.startsWith(wanted)) return now;
        way.push(now);
      }
      throw new Error(`${wanted} is not reached with ${key}. On the way: ${way.join(', ')}`);
    },
    /** Everything under an element that is heard, in its order. @param selector of CSS */
    async under(selector: string): Promise<string[]> {
      const { result } = await session.send('Runtime.evaluate', { expression: `document.querySelector(${JSON.stringify(selector)})` });
      const { node } = await session.send('DOM.describeNode', { objectId: result.objectId as string });
      const answer = await session.send('Accessibility.queryAXTree', { backendNodeId: node.backendNodeId });
      return (answer.nodes as AxNode[]).map(heard).filter((line) => line && !/^(StaticText|InlineTextBox|none|generic)\b/.test(line));
    },
  };
}
