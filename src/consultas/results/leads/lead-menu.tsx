import { Box, Menu, type UseMenuReturn, useMenu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { Lead } from '@manifest/contract/resolved.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { LeadRequest } from '@/blocks/parts/lead-context.ts'
import { findLeadOffers, type LeadSource } from '@/blocks/parts/leads.ts'
import { formatByKind, hideByKind } from '@/formats/format-by-kind.ts'
import type { Path } from '@/generated/paths.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { formatList } from '@/lib/format/list.ts'
import { relativeTime } from '@/lib/format/relative-time.ts'
import { useNow } from '@/lib/use-now.ts'
import { preload } from '@/routes/preload.ts'
import { useDossieCosts } from '@/session/dossie-costs.ts'
import { subjectNouns } from '@/session/session-texts.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { useOpenSubject } from '@/session/use-open-entry.ts'
import { useOpenNeeds } from '@/session/use-open-needs.ts'
import { useTabAnswers } from '@/session/use-tab-answers.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { findKnownAnswer } from '@/state/held-answers.ts'
import { markFollowedHidden } from '@/state/reveal.ts'
import { session } from '@/state/session.ts'
import { buildSubjectKey, findSubjectId } from '@/state/subjects.ts'
import { tabAnswers } from '@/state/tabs/tab-answers.ts'
import { menuMotion } from '@/ui/motion/popup-motion.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { useMotion } from '@/ui/motion/use-motion.ts'
import { touchHeight } from '@/ui/touch-height.ts'

type LeadMenuProps = {
  request: LeadRequest
  source: LeadSource
  isOpen: boolean
  /** Replaces the navigation to the page of a consulta or dossiê. */
  onFollow?: (lead: Lead<Path>, isDossie: boolean) => void
  onClose: () => void
}

/**
 * Lists what a value leads to: the page of its subject, which queries no source, then the consultas by family and
 * the dossiês. The menu opens at the value's button.
 */
export default function LeadMenu({ request, source, isOpen, onFollow, onClose }: LeadMenuProps) {
  const { lead, name, label, isHidden, buttonId, isByKeyboard, onOpenChange } = request
  const [isMounted, setMounted] = useState(false)
  // The menu takes the focus only if it opens after it is mounted.
  useEffect(() => setMounted(true), [])
  const { families, dossies } = findLeadOffers(lead, source)
  const menu = useMenu({
    ids: { trigger: buttonId },
    open: isOpen && isMounted,
    onOpenChange: ({ open }) => open || onClose(),
    onHighlightChange: ({ highlightedValue }) => {
      const next = families.flatMap(({ leads }) => leads).find(({ id }) => id === highlightedValue)
      if (next) preload(next.path)
    },
    positioning: { placement: 'bottom-start', strategy: 'fixed', gutter: 4 },
  })
  const { open, setHighlightedValue } = menu.api
  useEffect(() => {
    if (open && isByKeyboard) setHighlightedValue(subjectItem)
    onOpenChange(open)
    return () => onOpenChange(false)
  }, [open])
  const openPage = useFollowLead()
  const openSubject = useOpenSubject()
  const listNeeds = useOpenNeeds()
  const describeDossie = useDossieCosts()
  useTabAnswers(open ? [lead.value] : [])
  const origin = source.entryId === undefined ? undefined : { id: source.entryId, label: name }
  const keepHidden = () => isHidden && markFollowedHidden(lead.kind, lead.value)
  const follow = (each: Lead<Path>, isDossie: boolean) => {
    keepHidden()
    if (onFollow) onFollow(each, isDossie)
    else openPage(each, lead.value, origin, isDossie)
  }
  return (
    <Presence isReused>
      {open && (
        <Popup menu={menu} label={`Consultar ${label}`}>
          <Box data-head role="presentation">
            <span>Consultar {label}</span>
            <strong>
              {isHidden ? hideByKind(lead.kind, lead.value) : formatByKind(lead.kind, lead.value)}
            </strong>
          </Box>
          {openSubject && (
            <Box px="1" role="presentation">
              <Menu.Item
                value={subjectItem}
                onSelect={() => {
                  keepHidden()
                  openSubject(lead.kind, lead.value)
                }}
              >
                <span>
                  Abrir {subjectNouns[lead.kind]} {!isHidden && <SubjectName {...lead} />}
                </span>
              </Menu.Item>
            </Box>
          )}
          {families.map(({ family, title, leads }) => (
            <Menu.ItemGroup key={family}>
              <Menu.ItemGroupLabel>{title}</Menu.ItemGroupLabel>
              {leads.map((each) => (
                <LeadMenuItem
                  key={each.id}
                  lead={each}
                  needs={listNeeds(each, lead.value)}
                  cost={formatLeadCost(each)}
                  value={lead.value}
                  onSelect={() => follow(each, false)}
                />
              ))}
            </Menu.ItemGroup>
          ))}
          {dossies.length > 0 && (
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>Dossiês</Menu.ItemGroupLabel>
              {dossies.map((each) => (
                <LeadMenuItem
                  key={each.id}
                  lead={{ ...each, id: `dossie ${each.id}`, title: `Dossiê: ${each.title}` }}
                  cost={describeDossie(each, lead.value)}
                  needs={each.needs}
                  value={lead.value}
                  onSelect={() => follow(each, true)}
                />
              ))}
            </Menu.ItemGroup>
          )}
        </Popup>
      )}
    </Presence>
  )
}

const subjectItem = 'subject'

/** Shows the name that an answer of the session gave to a subject. */
function SubjectName({ kind, value }: LeadRequest['lead']) {
  const { items } = useSnapshot(session)
  const id = findSubjectId(buildSubjectKey(kind, value))
  const name = id === undefined ? undefined : findSubjectName(id, items)
  return name === undefined ? null : <span data-note>{name}</span>
}

type PopupProps = { menu: UseMenuReturn; label: string; children: ReactNode }

/** The menu's surface, which stays mounted until it has faded out. */
function Popup({ menu, label, children }: PopupProps) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, menuMotion)
  return (
    <Menu.RootProvider recipe={menuSlotRecipe} value={menu} present>
      {/*
       * Without a portal, since its text would then be outside the page's landmarks and outside a dialog
       * around it.
       */}
      <Menu.Positioner>
        <Menu.Content ref={content} aria-label={label} css={menuCss}>
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  )
}

type LeadMenuItemProps = {
  lead: Lead<Path>
  /** The values that the user must still type. */
  needs: readonly string[] | undefined
  cost: string | undefined
  value: string
  onSelect: () => void
}

/** Shows a consulta or a dossiê with the time of its cached answer or its cost, and what else it needs. */
function LeadMenuItem({ lead, needs, cost, value, onSelect }: LeadMenuItemProps) {
  // Renders again when an answer arrives while the menu is open.
  useSnapshot(session)
  useSnapshot(tabAnswers)
  const now = useNow()
  const { id, title, field } = lead
  const known = findKnownAnswer(id, { [field]: value })
  return (
    <Menu.Item value={id} valueText={title} onSelect={onSelect}>
      <span>
        {title} {needs && <span data-note>pede também {formatList(needs)}</span>}
      </span>{' '}
      {known ? (
        <span data-end>{relativeTime(known.at, now)}, sem custo</span>
      ) : (
        cost !== undefined && <span data-end>{cost}</span>
      )}
    </Menu.Item>
  )
}

/** At most as wide as a phone. A long menu scrolls below its head. */
const menuCss = {
  width: 'min(340px, calc(100vw - 24px))',
  maxH: 'min(var(--available-height), 520px)',
  p: '0',
  pb: '1',
  borderWidth: '1px',
  whiteSpace: 'normal',
  textAlign: 'inherit',
  fontWeight: '400',
  overscrollBehavior: 'contain',
  // `src/ui/motion` animates it.
  _open: { animation: 'none' },
  scrollPaddingTop: '60px',
  scrollPaddingBottom: '1',
  '& [data-head]': {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top: '0',
    zIndex: '1',
    px: '3',
    py: '2',
    mb: '1',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { color: 'fg.muted', textStyle: 'small' },
    '& > strong': { fontWeight: '600' },
  },
  '& [role=group]': { px: '1' },
  '& [data-part=item-group-label]': {
    px: '2',
    pt: '2',
    pb: '0.5',
    color: 'fg.muted',
    textStyle: 'small',
    fontWeight: '500',
  },
  '& [role=menuitem]': {
    justifyContent: 'space-between',
    gap: '3',
    minH: touchHeight,
    px: '2',
    py: '1',
    '& > span:first-of-type': { minW: '0', overflowWrap: 'anywhere' },
  },
  '& [data-note]': { display: 'block', color: 'fg.muted', textStyle: 'small' },
  '& [data-end]': {
    flexShrink: '0',
    color: 'fg.muted',
    textStyle: 'small',
    whiteSpace: 'nowrap',
  },
} as const
