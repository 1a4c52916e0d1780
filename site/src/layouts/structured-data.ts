import { crumbsOf, routeOf } from '../components/crumbs.ts';
import { content } from '../data/content.ts';

/**
 * Returns a page's schema.org graph for search engines. All its text is also visible on the page.
 * @param path address of the page
 * @param origin canonical origin without a trailing slash
 * @param heading the page's h1
 */
export function structuredData(path: string, origin: string, heading: string): object {
  const { agency } = content;
  const route = routeOf(path);
  const url = (address: string) => origin + address;
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
        // Add the id only if it is referenced, because the home page has to fit into the first TCP flight.
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
