import { Button } from '@oja/ui/Button';
import { Card } from '@oja/ui/Card';
import { Combobox } from '@oja/ui/Combobox';
import { Tabs } from '@oja/ui/Tabs';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import Link from 'next/link';

/** A server component: no line of it runs in the browser, only the library's own client files do. */
export default function Page() {
  return (
    <main>
      <h1>Somebody else’s server</h1>
      <Card>
        <form action="/orders">
          <Combobox label="Category" name="category" options={[{ value: 'Fabrics' }, { value: 'Phones' }]} />
          <Button type="submit">Search</Button>
        </form>
      </Card>
      <Tabs
        label="People"
        items={[
          { value: 'following', label: 'Following', content: 'You follow nobody yet.' },
          { value: 'followers', label: 'Followers', content: <p>Nobody follows you yet.</p> },
        ]}
      />
      <Button asChild variant="quiet">
        <Link href="/orders">
          Orders <VisuallyHidden>of this year</VisuallyHidden>
        </Link>
      </Button>
    </main>
  );
}
