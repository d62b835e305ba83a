import { Button } from '@chakra-ui/react'
import { LuFilePlus, LuPlus } from 'react-icons/lu'
import { ActionMenu } from '@/ui/navigation/action-menu.tsx'
import { type NewTitleKind, newTitles, otherNewKinds } from './new-kinds.ts'

/** The toolbar's buttons that make new parts. */
export const NewButtons = ({ onNew }: { onNew: (kind: NewTitleKind) => void }) => (
  <>
    <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => onNew('variant')}>
      <LuFilePlus aria-hidden="true" /> {newTitles.variant}
    </Button>
    <ActionMenu
      label="Novo"
      size="sm"
      icon={<LuPlus aria-hidden="true" />}
      actions={otherNewKinds.map((kind) => ({
        id: kind,
        label: newTitles[kind],
        onSelect: () => onNew(kind),
      }))}
    />
  </>
)
