import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/content/site-routes.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const { noteElsewhere, ...words } = content.pages.contact.form;
const service = { origin: '', publicKey: 'site', serviceId: 'site', templateId: 'enquiry' };
const guide = { title: 'Before the first meeting', href: '/resources/getting-started' };
const html = (to: Partial<ContactFormProps['to']>) =>
  renderToStaticMarkup(
    createElement(ContactForm, { words, guide, service, to: { name: 'Tarazu', email: 'a@shop.example', phone: '+91 00000 00000', ...to } }),
  );

test('the form offers WhatsApp only if a number is set', () => {
  expect(html({})).not.toContain('wa.me');
  expect(html({ whatsapp: '919812345678' })).toContain('href="https://wa.me/919812345678"');
});

test('the confirmation offers the guide', () => {
  expect(html({})).toContain(`<a href="${guide.href}">${guide.title}</a>`);
});
