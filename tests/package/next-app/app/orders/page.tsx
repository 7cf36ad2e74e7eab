import { EmptyState } from '@oja/ui/EmptyState';

/** Reads its address, so that each request renders it. */
export default async function Orders({ searchParams }: { searchParams: Promise<{ category?: string }> }) {
  const { category = 'everything' } = await searchParams;
  return <EmptyState title={`No orders of ${category}`} />;
}
