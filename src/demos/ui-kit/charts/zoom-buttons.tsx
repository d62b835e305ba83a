import { Flex } from '@chakra-ui/react'
import { LuChevronLeft, LuChevronRight, LuMaximize, LuZoomIn, LuZoomOut } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { Small } from '../basics.tsx'
import { canZoomIn, isWhole, pan, showAll, type ZoomWindow, zoomIn, zoomOut } from './zoom.ts'

type ZoomButtonsProps = {
  label: string
  /** The titles of all values, in the order of the axis. */
  titles: readonly string[]
  window: ZoomWindow
  onChange: (window: ZoomWindow) => void
}

/** Zoom by buttons, for those who use neither a wheel nor a drag. */
export function ZoomButtons({ label, titles, window, onChange }: ZoomButtonsProps) {
  const count = titles.length
  const readWindow = ({ from, to }: ZoomWindow) => `${titles[from] ?? ''} a ${titles[to] ?? ''}`
  const all = isWhole(window, count)
  const change = (next: ZoomWindow) => {
    onChange(next)
    announce(readWindow(next))
  }
  // A disabled button would lose the focus of the one who has just pressed it.
  const unavailable = (isUnavailable: boolean) => ({
    'aria-disabled': isUnavailable,
    opacity: isUnavailable ? 0.4 : 1,
  })
  const actions = [
    { label: 'Anterior', icon: <LuChevronLeft />, next: pan(window, -1, count), isOff: window.from === 0 },
    {
      label: 'Próximo',
      icon: <LuChevronRight />,
      next: pan(window, 1, count),
      isOff: window.to >= count - 1,
    },
    { label: 'Ampliar', icon: <LuZoomIn />, next: zoomIn(window, count), isOff: !canZoomIn(window) },
    { label: 'Reduzir', icon: <LuZoomOut />, next: zoomOut(window, count), isOff: all },
    { label: 'Ver tudo', icon: <LuMaximize />, next: showAll(count), isOff: all },
  ]
  return (
    <Flex role="toolbar" aria-label={`Zoom: ${label}`} align="center" gap="1" wrap="wrap" mb="2">
      <Small fontVariantNumeric="tabular-nums" me="auto">
        {readWindow(window)}
      </Small>
      <Flex dir="ltr">
        {actions.map((action) => (
          <IconAction
            key={action.label}
            label={action.label}
            icon={action.icon}
            {...unavailable(action.isOff)}
            onClick={() => {
              if (!action.isOff) change(action.next)
            }}
          />
        ))}
      </Flex>
    </Flex>
  )
}
