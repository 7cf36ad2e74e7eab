const grouped = new Intl.NumberFormat('en-NG');

/** Formats a number: "10,000". */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** Returns Oja's word for followers: 'Customer' for 1 or fewer, else 'Customers' (product §2, Find users). */
export function customersWord(count: number): string {
  return count <= 1 ? 'Customer' : 'Customers';
}
