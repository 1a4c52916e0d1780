/** What package-lock.json says of a package that is installed, by the folder that it is in (npm's lockfileVersion 3). */
export interface LockedPackages {
  name: string;
  version: string;
  packages: Readonly<
    Record<string, { name?: string; version: string; license?: string; integrity?: string; dev?: boolean; optional?: boolean }>
  >;
}

/**
 * The packages that pages, build and server are made of, without those of tests, as CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/).
 * `npm sbom` leaves out what a package of tests needs as well (zod, nodemailer), and refuses a tree in which one of these is out of its bounds.
 */
export function billOfMaterials({ name, version, packages }: LockedPackages) {
  const components = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, locked]) => {
      const known = locked.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const purl = `pkg:npm/${known.replace('@', '%40')}@${locked.version}`;
      const [algorithm, hash = ''] = locked.integrity?.split('-') ?? [];
      return {
        type: 'library',
        'bom-ref': purl,
        name: known,
        version: locked.version,
        purl,
        scope: locked.optional ? 'optional' : 'required',
        ...(locked.license ? { licenses: [{ expression: locked.license }] } : {}),
        ...(algorithm === 'sha512' ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] } : {}),
      };
    });
  // One version may lie in several folders.
  const unique = [...new Map(components.map((component) => [component.purl, component])).values()];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: unique,
  };
}
