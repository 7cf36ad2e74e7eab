import { Avatar } from '@oja/ui/Avatar';
import { Badge } from '@oja/ui/Badge';
import { Button } from '@oja/ui/Button';
import { Card } from '@oja/ui/Card';
import { Combobox } from '@oja/ui/Combobox';
import { Dialog } from '@oja/ui/Dialog';
import { EmptyState } from '@oja/ui/EmptyState';
import { ExpandableText } from '@oja/ui/ExpandableText';
import { useDebouncedValue } from '@oja/ui/hooks/use-debounced-value';
import { Menu } from '@oja/ui/Menu';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { Switch } from '@oja/ui/Switch';
import { Tabs } from '@oja/ui/Tabs';
import { TextField } from '@oja/ui/TextField';
import { ToastRegion } from '@oja/ui/Toast';
import { toast } from '@oja/ui/toast-store';
import { useState } from 'react';

/** Uses fourteen components and a hook, as a new user of the package would. */
export function App() {
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const settled = useDebouncedValue(search, 50);
  return (
    <main>
      <h1>Somebody else’s shop</h1>
      <p lang="yo">Ẹ káàbọ̀ sí ọjà wa.</p>
      <Card>
        <Avatar name="Adaeze Nwosu" isOnline />
        <Badge count={128} label="unread" />
        <RelativeTime value="2026-01-05T09:30:00Z" />
        <Switch label="Notifications" />
      </Card>
      <TextField
        label="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        hint={`Looking for “${settled}”`}
      />
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="It opens" />
      <Menu
        trigger={<Button variant="quiet">Sort</Button>}
        items={[{ label: 'Newest first', onSelect: () => toast({ title: 'Sorted: newest first' }) }]}
      />
      <Combobox label="Category" options={[{ value: 'Fabrics' }, { value: 'Phones' }]} />
      <Tabs
        label="People"
        items={[
          { value: 'following', label: 'Following', content: 'You follow nobody yet.' },
          { value: 'followers', label: 'Followers', content: 'Nobody follows you yet.' },
        ]}
      />
      <ToastRegion />
      <EmptyState title="Nothing here yet" />
      <ExpandableText text={'Two yards, handwoven. '.repeat(20)} />
    </main>
  );
}
