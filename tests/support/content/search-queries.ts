/** Queries with the page that must come first. */
export const rightWords: readonly (readonly [query: string, path: string])[] = [
  // Services, by name and by synonym.
  ['price', '/contact#price'],
  ['pricing', '/services/dynamic-pricing'],
  ['dynamic pricing', '/services/dynamic-pricing'],
  ['recommendations', '/services/ai-recommendations'],
  ['product suggestions', '/services/ai-recommendations'],
  ['inventory', '/services/inventory-management'],
  ['stock', '/services/inventory-management'],
  ['customer service', '/services/customer-service'],
  ['chatbot', '/services/customer-service'],
  ['personalisation', '/services/personalization'],
  ['sales forecast', '/services/analytics'],
  // Solutions and industries.
  ['small business', '/solutions/small-business'],
  ['enterprise', '/solutions/medium-enterprise'],
  ['compare', '/solutions/comparison'],
  ['fashion', '/solutions/industries/fashion'],
  ['clothes', '/solutions/industries/fashion'],
  ['sofa', '/solutions/industries/home-furniture'],
  ['supermarket', '/solutions/industries/food-grocery'],
  ['cosmetics', '/solutions/industries/beauty-cosmetics'],
  // Technology.
  ['shopify', '/technology/ecommerce-platforms'],
  ['machine learning', '/technology/ai-ml'],
  ['erp', '/technology/integration'],
  // The agency.
  ['who is the founder', '/about/team'],
  ['offices', '/about/global-presence'],
  ['dubai', '/about/global-presence'],
  ['history', '/about/journey'],
  ['2015', '/about/journey'],
  ['phone number', '/contact'],
  ['how much does it cost', '/contact#price'],
  ['reference number', '/contact/receipt'],
  ['gdpr', '/privacy'],
  ['cookies', '/privacy#what-happens-when-you-read-a-page'],
  ['terms', '/terms'],
  // Clients, questions, documents.
  ['luxewear', '/case-studies/luxewear'],
  ['success stories', '/case-studies'],
  ['how long does it take to go live', '/contact#going-live'],
  ['who owns the data', '/contact#data-ownership'],
  ['whitepapers', '/resources'],
  ['lead times', '/resources/reorder-points'],
  // Incomplete words.
  ['recomm', '/services/ai-recommendations'],
  ['glow', '/case-studies/glowco'],
];

/** Queries with typing mistakes or split compound names, each with its page. */
export const misspelt: readonly (readonly [query: string, path: string])[] = [
  ['pricng', '/services/dynamic-pricing'],
  ['dinamic pricing', '/services/dynamic-pricing'],
  ['recomendations', '/services/ai-recommendations'],
  ['inventry', '/services/inventory-management'],
  ['costumer service', '/services/customer-service'],
  ['persnalisation', '/services/personalization'],
  ['anlytics', '/services/analytics'],
  ['woocomerce', '/technology/ecommerce-platforms'],
  ['fashon', '/solutions/industries/fashion'],
  ['furnture', '/solutions/industries/home-furniture'],
  ['luxe wear', '/case-studies/luxewear'],
  ['homefurniture', '/solutions/industries/home-furniture'],
  ['aktivgear', '/case-studies/activegear'],
  ['freshmrt', '/case-studies/freshmart'],
  ['comparsion', '/solutions/comparison'],
  ['privcy', '/privacy'],
];

/** Several words as an owner of a shop types them, in forms that the pages may lack. */
export const compounds: readonly (readonly [query: string, path: string])[] = [
  ['food waste', '/case-studies/freshmart'],
  ['grocery waste', '/case-studies/freshmart'],
  ['reduce waste', '/case-studies/freshmart'],
  ['reducing food waste', '/case-studies/freshmart'],
  ['best before dates', '/solutions/industries/food-grocery'],
  ['grocery substitutes', '/solutions/industries/food-grocery'],
  ['pricing for furniture', '/solutions/industries/home-furniture'],
  ['free samples', '/solutions/industries/beauty-cosmetics'],
  ['late furniture delivery', '/case-studies/homestyle'],
  ['detecting fraud', '/technology/ai-ml'],
  ['selling on marketplaces', '/technology/ecommerce-platforms'],
  ['diwali stock', '/services/inventory-management'],
  ['drafting purchase orders', '/services/inventory-management'],
  ['forecasting accuracy', '/services/analytics'],
  ['margin improvements', '/services/dynamic-pricing'],
  ['exchange for another size', '/services/customer-service'],
];

/** Figures, with the page that states them. */
export const figures: readonly (readonly [query: string, path: string])[] = [
  ['425%', '/case-studies/activegear'],
  ['425', '/case-studies/activegear'],
  ['425 percent', '/case-studies/activegear'],
  ['350%', '/case-studies/luxewear'],
  ['280% return', '/case-studies/techpro'],
  ['15%', '/services/dynamic-pricing'],
  ['25%', '/services/dynamic-pricing'],
  ['40%', '/services/analytics'],
  ['35%', '/services/personalization'],
  ['94%', '/technology/ai-ml'],
  ['143%', '/solutions/industries'],
  ['1M+', '/technology/ecommerce-platforms'],
];

/** Queries without a result. */
export const unknown: readonly string[] = [
  'kangaroo',
  'lottery results',
  'cricket',
  'weather in delhi',
  'whatsapp',
  'whatsapp number',
  '61%',
  'xyzzy',
  '日本語',
  '!!!',
  'bitcoin wallet',
];
