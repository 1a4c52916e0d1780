import { expect, test } from 'vitest';
import { GroupCommit, OverloadedError } from './group-commit.ts';

/** Returns a write that ends when the test calls `end`, and records its groups. */
function heldWrite() {
  const groups: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const write = async (items: readonly number[]) => {
    groups.push(items);
    await new Promise<void>((end) => ends.push(end));
    return items.map((item) => item * 10);
  };
  const turn = () => new Promise((done) => setImmediate(done));
  const end = async () => {
    ends.shift()?.();
    await turn();
    await turn();
  };
  return { groups, write, end, turn };
}

test('items that arrive together share a write and get their own results', async () => {
  const { groups, write, end, turn } = heldWrite();
  const commit = new GroupCommit(write);
  const first = [1, 2, 3].map((item) => commit.add(item));
  await turn();
  // These items arrive while the first group is being written.
  const second = [4, 5].map((item) => commit.add(item));
  await end();
  expect(await Promise.all(first)).toEqual([10, 20, 30]);
  await end();
  expect(await Promise.all(second)).toEqual([40, 50]);
  expect(groups).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('promises resolve only after the write', async () => {
  const { write, end, turn } = heldWrite();
  const commit = new GroupCommit(write);
  let isResolved = false;
  const result = commit.add(1).then(() => {
    isResolved = true;
  });
  await turn();
  await turn();
  expect(isResolved).toBe(false);
  await end();
  await result;
  expect(isResolved).toBe(true);
});

test('a failed write rejects all its items, and the next write runs', async () => {
  let broken = true;
  const commit = new GroupCommit(async (items: readonly number[]) => {
    if (broken) throw new Error('disk full');
    return items;
  });
  const results = await Promise.allSettled([commit.add(1), commit.add(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await commit.add(3)).toBe(3);
});

test('groups and queue are bounded', async () => {
  const { groups, write, end, turn } = heldWrite();
  const commit = new GroupCommit(write, { most: 2, longest: 3 });
  const accepted = [1, 2, 3].map((item) => commit.add(item));
  await expect(commit.add(4)).rejects.toThrow(OverloadedError);
  await turn();
  await end();
  await end();
  expect(await Promise.all(accepted)).toEqual([10, 20, 30]);
  expect(groups).toEqual([[1, 2], [3]]);
});
