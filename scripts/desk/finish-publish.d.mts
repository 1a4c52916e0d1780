export interface Publish {
  build: string;
  stamp: boolean;
  folders: Record<string, string>;
  files: Record<string, string | null>;
}
export function beginPublish(publish: Publish): void;
export function finishPublish(): void;
