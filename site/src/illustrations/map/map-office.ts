/** Data of an office on the map. */
export interface MapOffice {
  city: string;
  /** Degrees; north and east are positive. */
  latitude: number;
  longitude: number;
  /** As published, such as 200+. */
  employees: string;
}
