export function handOver(node: string, args: readonly string[]): Promise<number>;
