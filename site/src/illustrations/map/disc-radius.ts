/** Of the largest office, in drawing units. */
const largest = 24;

/** The radius of an office's disc: its area, not its width, stands for the people. */
export function discRadius(employees: string, all: readonly { employees: string }[]): number {
  const most = Math.max(...all.map((office) => Number.parseInt(office.employees, 10)));
  return largest * Math.sqrt(Number.parseInt(employees, 10) / most);
}
