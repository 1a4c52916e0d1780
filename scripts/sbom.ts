import { readFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.ts';

// npm run -s sbom > tarazu.cdx.json
// Prints what the site is made of, as CycloneDX.

console.log(JSON.stringify(billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8'))), null, 2));
