export function handOver(node: string, args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<number>;
