/** Radius of the largest office, in drawing units. */
const largest = 24;

/** Returns the radius of an office's disc, whose area is proportional to the employees. */
export function discRadius(employees: string, all: readonly { employees: string }[]): number {
  const most = Math.max(...all.map((office) => Number.parseInt(office.employees, 10)));
  return largest * Math.sqrt(Number.parseInt(employees, 10) / most);
}
