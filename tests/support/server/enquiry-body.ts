import { emailPaths, ownService } from '../../../shared/api/enquiry.ts';
import type { HttpResponse } from './ask.ts';
import type { RunningApp } from './running-app.ts';

/** Fields that the browser library adds. */
export const service = {
  lib_version: '4.4.1',
  user_id: ownService.publicKey,
  service_id: ownService.serviceId,
  template_id: ownService.templateId,
};

/** Fields of a valid enquiry, with overrides. */
export const enquiryParams = (more: object = {}) => ({
  to_email: 'somebody@else.example',
  to_name: 'Somebody else',
  from_name: 'Asha',
  from_email: 'asha@shop.example',
  phone_number: 'Not provided',
  message: 'We sell lamps from two warehouses.',
  reply_to: 'asha@shop.example',
  ...more,
});

/** Sends an enquiry as JSON, as the library does. */
export function sendJson({ ask }: Pick<RunningApp, 'ask'>, more: object = {}, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const body = JSON.stringify({ ...service, template_params: enquiryParams(more) });
  return ask(emailPaths.send, { 'content-type': 'application/json', ...headers }, 'POST', body);
}

/** Sends an enquiry as a form without JavaScript. */
export async function sendForm(
  { ask }: Pick<RunningApp, 'ask'>,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...service, ...fields })) form.append(name, value);
  const request = new Request('http://any.example', { method: 'POST', body: form });
  return ask(emailPaths.sendForm, { 'content-type': request.headers.get('content-type') ?? '', ...headers }, 'POST', await request.text());
}
