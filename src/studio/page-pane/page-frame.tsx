import { Box, chakra } from '@chakra-ui/react'
import type { ConsultaAnswer, Place, Screen } from '@manifest/contract/studio.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type PreviewState, readyMessage, type ShowMessage } from '../preview/preview-message.ts'
import { select, selection } from '../workspace/workspace.ts'
import { findPartAt, findPartOf, type ShownPart } from './find-part.ts'
import { useOutlinedPart } from './use-outlined-part.ts'
import { useScale } from './use-scale.ts'

type PageFrameProps = {
  screen: Screen
  width: number
  theme: 'dark' | 'light'
  state: PreviewState
  frame: RefObject<HTMLIFrameElement | null>
  consulta: ConsultaAnswer | undefined
  /** Returns the parts of the manifest that the page shows. */
  listParts: (page: Document) => ShownPart[]
  /** A click on the page opens its part in the editor instead of using the page. */
  isPicking: boolean
}

/** The page in a frame of its own width, scaled to fit. The selected part is outlined. */
export function PageFrame({
  screen,
  width,
  theme,
  state,
  frame,
  consulta,
  listParts,
  isPicking,
}: PageFrameProps) {
  const { ref, scale } = useScale(width)
  const [readyCount, setReadyCount] = useState(0)
  const { place } = useSnapshot(selection)
  const address = findAddress(screen)

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

  useEffect(() => {
    const body = frame.current?.contentDocument?.body
    body?.classList.toggle('dark', theme === 'dark')
    body?.classList.toggle('light', theme === 'light')
  }, [theme, readyCount])

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
          key={address}
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

function findAddress(screen: Screen): string {
  if ('consulta' in screen) return `/__manifesto/preview?consulta=${screen.consulta}`
  if ('dossie' in screen) return `/__manifesto/preview?dossie=${screen.dossie}`
  return screen.path
}
