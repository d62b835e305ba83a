import { Button, chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { LuListTree } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { session } from '@/state/session.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { EntryRow } from './entry-row.tsx'
import { sessionTitle } from './session-texts.ts'
import { buildSessionTree, type SessionBranch } from './session-tree.ts'

type SessionBranchesProps = {
  /** Called before a page opens. */
  onOpen?: () => void
}

/**
 * The session's consultas as nested lists: an entry contains the entries that it led to. All of them are in
 * the Tab order; the arrow keys, Home and End move between them.
 */
export function SessionBranches({ onOpen }: SessionBranchesProps) {
  const catalogue = accessiblePath(app.catalogue)
  const branches = buildSessionTree(useSnapshot(session).items)
  if (branches.length === 0)
    return (
      <EmptyState
        icon={<LuListTree />}
        title="Nenhuma consulta nesta sessão"
        detail="Cada consulta aparece aqui, abaixo daquela que levou a ela. A lista fica só na memória e some quando você sai."
        action={
          catalogue && (
            <Button asChild>
              <RouteLink to={catalogue} onClick={onOpen}>
                Escolher uma consulta
              </RouteLink>
            </Button>
          )
        }
      />
    )
  return (
    <chakra.ul aria-label={sessionTitle} css={listCss} onKeyDown={moveByKey}>
      <Branches branches={branches} onOpen={onOpen} />
    </chakra.ul>
  )
}

type BranchesProps = { branches: SessionBranch[]; onOpen: (() => void) | undefined }

const Branches = ({ branches, onOpen }: BranchesProps) => (
  <MotionRows>
    {branches.map(({ entry, children }) => (
      <MotionRow key={entry.id}>
        <EntryRow entry={entry} onOpen={onOpen} />
        {children.length > 0 && (
          <ul>
            <Branches branches={children} onOpen={onOpen} />
          </ul>
        )}
      </MotionRow>
    ))}
  </MotionRows>
)

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, ctrlKey, metaKey, altKey, currentTarget, target } = event
  if (ctrlKey || metaKey || altKey) return
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]')]
  // The button beside an entry counts as the entry.
  const current = entries.findIndex((entry) => entry.parentElement?.contains(target as Node))
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: entries.length - 1 }[key]
  if (next === undefined) return
  event.preventDefault()
  entries[Math.max(0, next)]?.focus()
}

/** Each level has a line along its start. Deep levels are indented less, so that texts have enough space. */
const listCss = {
  listStyleType: 'none',
  '& ul': {
    listStyleType: 'none',
    ms: { base: '3', md: '5' },
    ps: { base: '1', md: '2' },
    borderInlineStartWidth: '2px',
    borderColor: 'border.emphasized',
  },
  '& ul ul ul ul': { ms: { base: '0', md: '2' } },
} as const
