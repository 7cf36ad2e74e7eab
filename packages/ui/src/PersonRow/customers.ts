const grouped = new Intl.NumberFormat('en-NG');

/** A number as it is read: "10,000". */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** What followers are called on Oja: 'Customer' when there is 1 or fewer, else 'Customers' (spec §2, Find users). */
export function customersWord(count: number): string {
  return count <= 1 ? 'Customer' : 'Customers';
}
