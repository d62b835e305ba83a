import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { LuListChecks, LuX } from 'react-icons/lu'
import { ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { RailEntry } from './rail/rail-entry.tsx'
import { hasEnded, isQueried, type Section, type SectionGroup } from './section.ts'

type RailProps = {
  /** Names the navigation. */
  label: string
  title: string
  groups: readonly SectionGroup[]
  /** The key of the section that is at the top of the screen. */
  current?: string | undefined
  /** Goes to a section, or queries it if it has no query yet. */
  onSelect: (section: Section) => void
  /** Queries a failed section again. */
  onRepeat?: ((section: Section) => void) | undefined
  /** A form for the values that a section needs, below its entry. */
  form?: { key: string; content: ReactNode } | undefined
  /** Above the entries, in a dialog a button that closes it. */
  action?: ReactNode
}

/** Lists consultas with their states, by family. An entry goes to its answer, or runs its query. */
export function Rail({ label, title, groups, current, onSelect, onRepeat, form, action }: RailProps) {
  const all = groups.flatMap(({ sections }) => sections)
  const queried = all.filter(isQueried)
  const ref = useFollowCurrent(current)
  return (
    <chakra.nav ref={ref} aria-label={label} data-rail css={railCss} _print={{ display: 'none' }}>
      <Flex align="center" justify="space-between" gap="2" ps="3" pe="1" minH="9">
        <Text as="span" textStyle="h3">
          {title}
        </Text>
        <Text as="span" color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums" pe="2" ms="auto">
          {all.filter(hasEnded).length} de {all.length}
        </Text>
        {action}
      </Flex>
      {groups.map(({ title: family, sections }, index) => (
        <div key={family ?? index}>
          {family && <p aria-hidden="true">{family}</p>}
          <ul aria-label={family ?? title}>
            {sections.map((section) => (
              <RailEntry
                key={section.key}
                section={section}
                number={queried.indexOf(section) + 1}
                isCurrent={section.key === current}
                onSelect={onSelect}
                onRepeat={onRepeat}
              >
                {form?.key === section.key && form.content}
              </RailEntry>
            ))}
          </ul>
        </div>
      ))}
    </chakra.nav>
  )
}

const railCss = {
  p: '2',
  '& ul': { listStyleType: 'none', display: 'grid', gap: '1px' },
  '& p': {
    px: '3',
    pt: '3',
    pb: '1',
    color: 'fg.subtle',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: '600',
  },
} as const

type RailSheetProps = {
  /** The name of the list, such as 'Partes'. */
  title?: string
  sections: readonly Section[]
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Renders the rail with the button that closes the sheet. */
  children: (closeButton: ReactNode) => ReactNode
}

/** On narrow screens: a button with the number of answers that opens the rail as a sheet. */
export function RailSheet({ title = 'Consultas', sections, isOpen, setOpen, children }: RailSheetProps) {
  const ended = sections.filter(hasEnded).length
  return (
    <>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        hideFrom="lg"
        px={{ base: '2.5', sm: '3.5' }}
        flexShrink="0"
        aria-haspopup="dialog"
        data-rail-button
        onClick={() => setOpen(true)}
      >
        <LuListChecks aria-hidden="true" /> <span data-word>{title}</span>{' '}
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {ended} de {sections.length}
        </chakra.span>
      </Button>
      <Presence>
        {isOpen && (
          <ModalDialog
            aria-label={title}
            edge="start"
            width="min(340px, 88vw)"
            onDismiss={() => setOpen(false)}
          >
            {children(
              <IconButton
                aria-label={`Fechar ${title.toLowerCase()}`}
                variant="ghost"
                minW="11"
                minH="11"
                onClick={() => setOpen(false)}
              >
                <LuX />
              </IconButton>,
            )}
          </ModalDialog>
        )}
      </Presence>
    </>
  )
}

/** The space around the current entry, in px. */
const margin = 48

/** Scrolls the rail to the entry of the section at the top of the screen, and to its own top above the first section. */
function useFollowCurrent(current: string | undefined): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const scroller = findScroller(ref.current)
    if (!scroller) return
    if (current === undefined) return void scroller.scrollTo({ top: 0 })
    const entry = ref.current?.querySelector('[aria-current=location]')?.getBoundingClientRect()
    if (!entry) return
    // `scrollIntoView` would stop the smooth scrolling of the page.
    const { top, bottom } = scroller.getBoundingClientRect()
    const above = entry.top - margin - top
    const below = entry.bottom + margin - bottom
    if (above < 0) scroller.scrollTop += above
    else if (below > 0) scroller.scrollTop += below
  }, [current])
  return ref
}

/** Returns the element that scrolls the rail: the column beside the answers, or the sheet. */
function findScroller(rail: HTMLElement | null): HTMLElement | undefined {
  for (let element = rail; element && element !== document.body; element = element.parentElement)
    if (element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto')
      return element
  return undefined
}
