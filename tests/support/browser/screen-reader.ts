import type { CDPSession, Page } from 'playwright-core';

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value: unknown } }[];
}

/** Properties that a screen reader announces besides role and name. */
const states = ['expanded', 'checked', 'required', 'invalid', 'disabled', 'valuetext'];

/** Formats a node of the accessibility tree as announced: button "Services pages" expanded=false. Empty without a role. */
function announcementOf({ ignored, role, name, value, properties = [] }: AxNode): string {
  if (ignored || !role) return '';
  const announced = properties
    .filter(
      (property) =>
        states.includes(property.name) && property.value.value !== '' && (property.value.value !== false || property.name === 'expanded'),
    )
    .filter((property) => property.name !== 'invalid' || property.value.value !== 'false')
    .map((property) => `${property.name}=${property.value.value}`);
  return [`${role.value} "${name?.value ?? ''}"`, ...announced, ...(value && value.value !== '' ? [`value=${value.value}`] : [])].join(' ');
}

/** A visitor who uses the keyboard and the browser's accessibility tree only. */
export async function screenReader(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const nodes = async (expression: string): Promise<AxNode[]> => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return [];
    const answer = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
    return answer.nodes as AxNode[];
  };
  const focused = async () => announcementOf((await nodes('document.activeElement'))[0] ?? { ignored: true });
  return {
    /** The focused element, as announced. */
    focused,
    /**
     * Presses a key until the wanted element has the focus.
     * @param wanted beginning of its announcement, such as: link "Get Started"
     * @throws Error that lists what was announced
     */
    async goTo(wanted: string, key = 'Tab', most = 90): Promise<string> {
      const passed: string[] = [];
      for (let presses = 0; presses < most; presses += 1) {
        await page.keyboard.press(key);
        const now = await focused();
        if (now.startsWith(wanted)) return now;
        passed.push(now);
      }
      throw new Error(`${wanted} is not reached with ${key}. On the way: ${passed.join(', ')}`);
    },
    /**
     * Lists everything announced within an element, in order.
     * @param selector CSS selector of the element
     */
    async under(selector: string): Promise<string[]> {
      const { result } = await session.send('Runtime.evaluate', { expression: `document.querySelector(${JSON.stringify(selector)})` });
      const { node } = await session.send('DOM.describeNode', { objectId: result.objectId as string });
      const answer = await session.send('Accessibility.queryAXTree', { backendNodeId: node.backendNodeId });
      return (answer.nodes as AxNode[])
        .map(announcementOf)
        .filter((line) => line && !/^(StaticText|InlineTextBox|none|generic)\b/.test(line));
    },
  };
}
