import type { Currency } from '../../../../content/schema/calculator.ts';
import { type Inputs, shopFields } from './read-inputs.ts';

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
const boxes = (form: HTMLFormElement, name: string) => [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];

/** Reads and writes the uncontrolled fields. Uncontrolled fields keep what was typed before hydration, and their caret never jumps. */
export const formInputs = {
  read(form: HTMLFormElement): Inputs {
    const ticked = (name: string) => boxes(form, name).flatMap(({ checked, value }) => (checked ? [value] : []));
    return {
      orders: control(form, 'orders').value,
      value: control(form, 'value').value,
      margin: control(form, 'margin').value,
      currency: ticked('currency')[0] as Currency,
      options: ticked('options'),
    };
  },
  write(form: HTMLFormElement, inputs: Inputs): void {
    for (const field of shopFields) control(form, field).value = inputs[field];
    for (const box of boxes(form, 'currency')) box.checked = box.value === inputs.currency;
    for (const box of boxes(form, 'options')) box.checked = inputs.options.includes(box.value);
  },
};
