import { t } from '@lingui/core/macro';
import type { PostFilterValues } from '@oja/market/PostFilters';
import { Button } from '@oja/ui/Button';
import { Combobox } from '@oja/ui/Combobox';
import { Dialog } from '@oja/ui/Dialog';
import { MapPin } from 'lucide-react';
import { useState } from 'react';

import { usePlaces } from '../../platform/use-places.ts';
import { readOwnPlace, storeOwnPlace } from '../../session/own-place.ts';
import { useUser } from '../../session/use-session.ts';

interface NearMeButtonProps {
  /** The filters in use. */
  filters: PostFilterValues;
  /** Called with the filters with the viewer's own place, or without it. */
  onFiltersChange: (filters: PostFilterValues) => void;
}

type Place = ReturnType<typeof readOwnPlace>;

const filtersOf = ({ state, lga }: Place) => ({ state: [state], lga: lga === '' ? undefined : [lga] });

/**
 * Narrows found posts to the viewer's local government, or to the state where only that is known, and back. The first
 * time it asks where that is.
 */
export function NearMeButton({ filters, onFiltersChange }: NearMeButtonProps) {
  const { _id: userId } = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const { state, lga, ...others } = filters;
  const own = readOwnPlace(userId);
  const isNear = own.state !== '' && state?.join() === own.state && (lga ?? []).join() === own.lga;
  const press = () => {
    if (isNear) onFiltersChange(others);
    else if (own.state === '') setIsAsking(true);
    else onFiltersChange({ ...others, ...filtersOf(own) });
  };
  return (
    <>
      <Button variant="secondary" icon={<MapPin />} aria-pressed={isNear} onClick={press}>
        {t`Near me`}
      </Button>
      {isAsking && (
        <PlaceDialog
          onClose={() => setIsAsking(false)}
          onChoose={(place) => {
            storeOwnPlace(userId, place);
            setIsAsking(false);
            onFiltersChange({ ...others, ...filtersOf(place) });
          }}
        />
      )}
    </>
  );
}

/** Asks where the viewer is. */
function PlaceDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (place: Place) => void }) {
  const places = usePlaces();
  const [{ state, lga }, setPlace] = useState<Place>({ state: '', lga: '' });
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    if (state === '') setIsMissing(true);
    else onChoose({ state, lga });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Where are you?`}
      description={t`It stays on this device, and your next post begins with it.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button onClick={submit}>{t`Show posts near me`}</Button>
        </>
      }
    >
      <Combobox
        label={t`State`}
        error={isMissing && state === '' ? t`Choose your state, so that near posts can be found.` : undefined}
        options={(places?.STATES ?? []).map((value) => ({ value }))}
        loading={!places}
        value={state}
        onValueChange={(value) => setPlace({ state: value, lga: '' })}
      />
      <Combobox
        label={t`Local government`}
        hint={t`Optional`}
        emptyText={state === '' ? t`Choose a state first.` : undefined}
        options={(places?.lgasOf(state) ?? []).map((value) => ({ value }))}
        loading={!places}
        value={lga}
        onValueChange={(value) => setPlace({ state, lga: value })}
      />
    </Dialog>
  );
}
