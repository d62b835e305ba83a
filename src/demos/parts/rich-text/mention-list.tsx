import { chakra } from '@chakra-ui/react'
import type { CastMember } from '../cast.ts'
import { Portrait } from '../portrait.tsx'

export const mentionListId = 'mention-list'

export const createOptionId = (id: string) => `mention-${id}`

type MentionListProps = {
  people: readonly CastMember[]
  index: number
  onChoose: (person: CastMember) => void
}

/** The people that "@" offers. The text controls the current option. */
export function MentionList({ people, index, onChoose }: MentionListProps) {
  if (people.length === 0) return null
  return (
    <chakra.div role="listbox" id={mentionListId} aria-label="Mencionar" css={listCss}>
      {people.map((person, position) => (
        <div
          key={person.id}
          id={createOptionId(person.id)}
          role="option"
          tabIndex={-1}
          aria-selected={position === index}
          // Before the press moves the focus out of the text.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(person)
          }}
        >
          <Portrait image={person.id} name={person.name} size="7" />
          <span>
            {person.name}
            <small>{person.role}</small>
          </span>
        </div>
      ))}
    </chakra.div>
  )
}

const listCss = {
  position: 'relative',
  zIndex: 'popover',
  minW: '200px',
  maxW: 'calc(100vw - 80px)',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'control',
  boxShadow: 'lg',
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '2',
    py: '1.5',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-selected=true]': { bg: 'primary.subtle', color: 'primary.fg' },
  },
  '& small': { display: 'block', color: 'fg.muted' },
} as const
