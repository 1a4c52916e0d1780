import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../../tests/support/content/site-routes.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const { noteElsewhere, ...words } = content.pages.contact.form;
const service = { origin: '', publicKey: 'site', serviceId: 'site', templateId: 'enquiry' };
const guide = { title: 'Before the first meeting', href: '/resources/getting-started' };
const html = (to: Partial<ContactFormProps['to']>, origin = '') =>
  renderToStaticMarkup(
    createElement(ContactForm, {
      words: { ...words, note: '' },
      guide,
      service: { ...service, origin },
      to: { name: 'Tarazu', email: 'a@shop.example', phone: '+91 00000 00000', ...to },
    }),
  );

test('the form offers WhatsApp only if a number is set', () => {
  expect(html({})).not.toContain('wa.me');
  expect(html({ whatsapp: '919812345678' })).toContain('href="https://wa.me/919812345678"');
});

test('the confirmation offers the guide', () => {
  expect(html({})).toContain(`<a href="${guide.href}">${guide.title}</a>`);
});

test('a placeholder phone number or mailbox is text, a real one a link', () => {
  expect(html({})).not.toMatch(/href="(?:tel|mailto):/);
  expect(html({ phoneHref: 'tel:+912261124433', emailHref: 'mailto:a@shop.example' })).toMatch(
    /href="tel:\+912261124433".*href="mailto:a@/,
  );
});

test('the form that posts to an external service without a script sends an empty phone number as "Not provided"', () => {
  const phone = (page: string) => /<input[^>]*name="phone_number"[^>]*>/.exec(page)?.[0];
  expect(phone(html({}, 'https://api.emailjs.com'))).toContain('value="Not provided"');
  expect(phone(html({}))).not.toContain('value');
});
