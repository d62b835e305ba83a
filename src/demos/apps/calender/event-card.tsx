import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { LuClock, LuLink, LuMapPin, LuRepeat2, LuText, LuUsers } from 'react-icons/lu'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { answers, categories } from './calendar-event.ts'
import type { Occurrence } from './occurrences.ts'
import { describeRepeat } from './repeat.ts'
import { formatSpan } from './span.ts'

/** The time in ms that the pointer rests on an event before its card opens. */
const openDelayMs = 250

/** The time in ms for the pointer to reach the card. */
const closeDelayMs = 150

const cardWidth = 300
const gap = 6

type Shown = { key: string; anchor: HTMLElement }

const cardId = 'event-card'

/** The calendar marks its elements with this attribute. */
export const eventKeyAttribute = 'data-event-key'

const findAnchor = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${eventKeyAttribute}]`) : null

const isInCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`#${cardId}`) !== null

/** Shows the details of the event that has the pointer or the focus in a frame. Esc, a press or a scroll hide them. */
function useShownEvent(frame: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function later(next: Shown | undefined, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), ms)
  }

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const controller = new AbortController()
    const listen = (
      target: EventTarget,
      names: string[],
      handle: (event: Event) => void,
      options: AddEventListenerOptions = {},
    ) => {
      for (const name of names)
        target.addEventListener(name, handle, { ...options, signal: controller.signal })
    }
    const read = (anchor: HTMLElement | null) => {
      const key = anchor?.getAttribute(eventKeyAttribute)
      return anchor && key ? { key, anchor } : undefined
    }
    const close = () => {
      clearTimeout(timer.current)
      setShown(undefined)
    }
    listen(element, ['pointerover'], (event) => {
      // The card is in the frame too, and its link can be pressed.
      if (isInCard(event.target)) return clearTimeout(timer.current)
      const next = read(findAnchor(event.target))
      const isPressed = (event as PointerEvent).buttons > 0
      later(isPressed ? undefined : next, next ? openDelayMs : closeDelayMs)
    })
    listen(element, ['pointerleave'], () => later(undefined, closeDelayMs))
    listen(element, ['focusin'], ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) later(read(findAnchor(target)), 0)
    })
    listen(element, ['pointerdown'], ({ target }) => !isInCard(target) && close())
    // A press on the card's link moves the focus to it, and must not remove it before the click.
    listen(element, ['focusout'], (event) => !isInCard((event as FocusEvent).relatedTarget) && close())
    // The pointer may already rest on an event when its scroll is reported, so the timer goes on.
    listen(window, ['scroll', 'resize', 'wheel'], () => setShown(undefined), { capture: true, passive: true })
    listen(document, ['keydown'], (event) => (event as KeyboardEvent).key === 'Escape' && close())
    return () => {
      clearTimeout(timer.current)
      controller.abort()
    }
  }, [frame])

  return {
    shown,
    keep: () => clearTimeout(timer.current),
    leave: () => later(undefined, closeDelayMs),
  }
}

type EventCardProps = { frame: RefObject<HTMLElement | null>; occurrences: ReadonlyMap<string, Occurrence> }

/** Everything about the event that is pointed at or focused, so that a narrow cell hides nothing. */
export function EventCard({ frame, occurrences }: EventCardProps) {
  const { shown, keep, leave } = useShownEvent(frame)
  const occurrence = shown && occurrences.get(shown.key)
  const anchor = shown?.anchor
  useEffect(() => {
    if (!anchor || !occurrence) return
    anchor.setAttribute('aria-describedby', cardId)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, occurrence])
  if (!occurrence || !anchor?.isConnected) return null
  return (
    <Box
      id={cardId}
      role="tooltip"
      css={card}
      style={findPlace(anchor)}
      onPointerEnter={keep}
      onPointerLeave={leave}
    >
      <Details occurrence={occurrence} />
    </Box>
  )
}

/** Below the event, or above it where there is more room. */
function findPlace(anchor: HTMLElement) {
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const width = Math.min(cardWidth, window.innerWidth - 16)
  return {
    left: `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`,
    width: `${width}px`,
    ...(bottom < window.innerHeight * 0.6
      ? { top: `${bottom + gap}px` }
      : { bottom: `${window.innerHeight - top + gap}px` }),
  }
}

function Details({ occurrence }: { occurrence: Occurrence }) {
  const { title, extendedProps, place, link, description, guests = [], repeat } = occurrence.event
  const { label, palette } = categories[extendedProps.calendar]
  return (
    <>
      <Text fontWeight="600" overflowWrap="anywhere">
        {title}
      </Text>
      <Badge colorPalette={palette} variant="subtle" size="sm" my="1">
        {label}
      </Badge>
      <Line icon={<LuClock />}>{formatSpan(occurrence)}</Line>
      {repeat && <Line icon={<LuRepeat2 />}>{describeRepeat(occurrence.day, repeat)}</Line>}
      {place && <Line icon={<LuMapPin />}>{place}</Line>}
      {link && (
        <Line icon={<LuLink />}>
          <chakra.a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            dir="ltr"
            color="primary.fg"
            textDecoration="underline"
            overflowWrap="anywhere"
          >
            {link.replace(/^https?:\/\//, '')}
          </chakra.a>
        </Line>
      )}
      {guests.length > 0 && (
        <Line icon={<LuUsers />}>
          {guests
            .map(
              ({ id, answer }) =>
                `${findCastMember(id as CastId).name} (${answers[answer].label.toLowerCase()})`,
            )
            .join(', ')}
        </Line>
      )}
      {description && <Line icon={<LuText />}>{description}</Line>}
    </>
  )
}

const Line = ({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) => (
  <Flex gap="2" mt="1" color="fg.muted" overflowWrap="anywhere">
    <Box aria-hidden="true" flexShrink="0" mt="3px">
      {icon}
    </Box>
    <Text as="span" minW="0">
      {children}
    </Text>
  </Flex>
)

const card = {
  position: 'fixed',
  zIndex: 'popover',
  p: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'panel',
  boxShadow: 'lg',
} as const
