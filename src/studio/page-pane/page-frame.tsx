import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ConsultaAnswer, Place, Screen } from '@manifest/contract/studio.ts'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { LuMonitor } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { type PreviewState, readyMessage, type ShowMessage } from '../preview/preview-message.ts'
import { select, selection, workspace } from '../workspace/workspace.ts'
import { findPartAt, findPartOf, type PartOnPage } from './find-part.ts'
import { prepareFrame } from './frame-login.ts'

type PageSectionProps = {
  /** Controls and notes beside the choices of width and theme. */
  head: ReactNode
  /** The page; absent if there is none to show. */
  page: Omit<ComponentProps<typeof PageFrame>, 'width' | 'theme'> | undefined
  emptyTitle: string
}

/** The page at a width and in a theme, which the user chooses above it. */
export function PageSection({ head, page, emptyTitle }: PageSectionProps) {
  const [width, setWidth] = useState<keyof typeof widths>('1440')
  // As the studio itself.
  const [theme, setTheme] = useState<keyof typeof themes>(() =>
    document.body.classList.contains('light') ? 'light' : 'dark',
  )
  return (
    <Box
      as="section"
      aria-label="Página mostrada"
      minW="0"
      minH="0"
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr)"
    >
      <Flex wrap="wrap" align="center" gap="2" px="3" py="2" borderBottomWidth="1px">
        <Choice label="Largura" options={widths} value={width} onChange={setWidth} />
        <Choice label="Tema" options={themes} value={theme} onChange={setTheme} />
        {head}
      </Flex>
      <Box overflow="hidden" bg="bg.muted" minH={{ base: '70dvh', lg: '0' }}>
        {page ? (
          <PageFrame {...page} width={Number(width)} theme={theme} />
        ) : (
          <EmptyState icon={<LuMonitor />} title={emptyTitle} />
        )}
      </Box>
    </Box>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  options: Record<T, string>
  value: T
  onChange: (value: T) => void
}

/** A small select of named options, as above the page. */
export const Choice = <T extends string>({ label, options, value, onChange }: ChoiceProps<T>) => (
  <Select
    aria-label={label}
    size="sm"
    boxWidth="auto"
    value={value}
    onChange={({ target }) => onChange(target.value as T)}
  >
    {(Object.entries(options) as [T, string][]).map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </Select>
)

export const widths = { '1440': '1440 px', '768': '768 px', '375': '375 px' }

export const themes = { dark: 'Escuro', light: 'Claro' }

type PageFrameProps = {
  screen: Screen
  width: number
  theme: 'dark' | 'light'
  state: PreviewState
  frame: RefObject<HTMLIFrameElement | null>
  consulta: ConsultaAnswer | undefined
  /** Returns the parts of the manifest that the page shows. */
  listParts: (page: Document) => PartOnPage[]
  /** A click on the page opens its part in the editor instead of using the page. */
  isPicking: boolean
}

/** The page in a frame of its own width, scaled to fit. The selected part is outlined. */
function PageFrame({ screen, width, theme, state, frame, consulta, listParts, isPicking }: PageFrameProps) {
  const { ref, scale } = useScale(width)
  const [readyCount, setReadyCount] = useState(0)
  const { place } = useSnapshot(selection)
  const address = findAddress(screen)
  const key = usePreparedFrame(address)

  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === readyMessage.type)
        setReadyCount((count) => count + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (!consulta || readyCount === 0) return
    const { definition, family } = consulta
    const message: ShowMessage = { type: 'averigua:show', definition, family, state }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [consulta, state, readyCount])

  // Also while the page loads: its body is there long before its scripts.
  useEffect(() => {
    const paint = () => {
      const page = frame.current?.contentDocument
      page?.body?.classList.toggle('dark', theme === 'dark')
      page?.body?.classList.toggle('light', theme === 'light')
      return page?.readyState === 'complete' && page.URL !== 'about:blank'
    }
    if (paint()) return
    const timer = setInterval(() => paint() && clearInterval(timer), lookEveryMs)
    return () => clearInterval(timer)
  }, [theme, readyCount, key, frame])

  const listNow = useEffectEvent(listParts)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page || !isPicking) return
    const pick = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const part = event.target && findPartAt(event.target as Element, listNow(page))
      if (part) select(part.place)
    }
    page.addEventListener('click', pick, true)
    return () => page.removeEventListener('click', pick, true)
  }, [isPicking, frame, readyCount])

  useOutlinedPart(() => {
    const page = frame.current?.contentDocument
    if (!page || !place) return undefined
    return findPartOf(place as Place, listParts(page))?.element
  })

  return (
    <Box ref={ref} overflow="hidden" h="full">
      <Box style={{ width: width * scale, height: '100%', marginInline: 'auto' }} overflow="hidden">
        <chakra.iframe
          key={key}
          ref={frame}
          title="Página"
          src={address}
          onLoad={() => setReadyCount((count) => count + 1)}
          display="block"
          borderWidth="0"
          bg="bg"
          transformOrigin="0 0"
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </Box>
    </Box>
  )
}

/** Prepares the login of the frame's page, and returns the frame's key: a visitor's page is another one. */
function usePreparedFrame(address: string): string {
  const { content } = useSnapshot(workspace)
  const isPublic =
    content?.routes.some(({ pattern, layout }) => pattern === address && layout === 'public') ?? false
  // Before the page is loaded, which the browser begins after this commit.
  useLayoutEffect(() => prepareFrame(isPublic), [address, isPublic])
  return `${address} ${isPublic}`
}

function findAddress(screen: Screen): string {
  if ('consulta' in screen) return `/__manifesto/preview?consulta=${screen.consulta}`
  if ('dossie' in screen) return `/__manifesto/preview?dossie=${screen.dossie}`
  return screen.path
}

const outline = '2px solid #14b8a6'

/** Between two looks at the page, which renders by itself. In ms. */
const lookEveryMs = 300

/** Outlines the element that `find` returns in the frame's page, and scrolls to it when it is another one. */
function useOutlinedPart(find: () => Element | undefined) {
  const findNow = useEffectEvent(find)
  useEffect(() => {
    let outlined: HTMLElement | undefined
    const look = () => {
      const element = findNow() as HTMLElement | undefined
      if (element === outlined) return
      if (outlined) outlined.style.outline = ''
      outlined = element
      if (!element) return
      element.style.outline = outline
      element.style.outlineOffset = '3px'
      element.scrollIntoView({ block: 'nearest' })
    }
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
}

/** Returns the scale at which a page of this width fits into an element, at most 1. */
function useScale(width: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, scale: Math.min(1, room / width) }
}
