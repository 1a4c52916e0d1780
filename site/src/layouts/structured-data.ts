import { crumbsOf, routeOf } from '../components/crumbs.ts';
import { content } from '../content.ts';

/**
 * What the page says, for search engines: one schema.org graph whose every word stands on the page as well.
 * @param path the page's address
 * @param origin the site's canonical origin, without a slash at its end
 * @param heading the page's h1
 */
export function structuredData(path: string, origin: string, heading: string): object {
  const { agency } = content;
  const route = routeOf(path);
  const url = (to: string) => origin + to;
  const organization = { '@id': url('/#organization') };
  const crumbs = crumbsOf(path);
  const profiles = agency.social.flatMap(({ href }) => href ?? []);

  const subject = {
    page: [],
    service: [
      {
        '@type': 'Service',
        name: route.name,
        provider: organization,
        url: url(path),
      },
    ],
    article: [
      {
        '@type': 'Article',
        headline: heading,
        author: organization,
        publisher: organization,
        mainEntityOfPage: { '@id': url(path) },
      },
    ],
  }[route.kind];

  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', url: url('/'), name: agency.name },
      {
        '@type': 'Organization',
        // Only where something refers to it: home's document has to fit its first flight.
        ...(subject.length > 0 && organization),
        name: agency.name,
        url: url('/'),
        ...(agency.email.placeholder ? {} : { email: agency.email.address }),
        ...(agency.phone.placeholder ? {} : { telephone: agency.phone.number }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: agency.address.street,
          addressLocality: agency.address.city,
          addressRegion: agency.address.region,
          postalCode: agency.address.postalCode,
          addressCountry: agency.address.countryCode,
        },
        ...(profiles.length > 0 && { sameAs: profiles }),
      },
      ...(crumbs.length > 0
        ? [
            {
              '@type': 'BreadcrumbList',
              '@id': url(`${path}#breadcrumb`),
              itemListElement: crumbs.map((crumb, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: crumb.name,
                item: url(crumb.path),
              })),
            },
          ]
        : []),
      ...subject,
    ],
  };
}
