import { Button, chakra, Flex, Kbd, Text } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import { proxy, useSnapshot } from 'valtio'
import { createOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import type { PaletteEntry } from '@/search/entries.ts'
import { preloadSearch, useSearchBox } from '@/search/use-search-box.tsx'
import { useKey } from '@/state/use-key.ts'
import { DialogFrame, dialogSurface } from '@/ui/dialog/dialog-frame.tsx'

// Before all that the page loads later: on a slow line a typed value must be recognised at once.
afterPageShown(preloadSearch)

/**
 * The search over every page and consulta, opened by Ctrl+K, Cmd+K or `/`. Its field is part of the first load: the
 * next key must reach it. The results load at the first use.
 */
export function Palette() {
  const { isOpen } = useSnapshot(palette)
  /** The numbers of the dialogs on screen. All but the last are leaving. */
  const [openings, setOpenings] = useState<number[]>([])
  const [wasOpen, setWasOpen] = useState(false)
  const last = openings.at(-1)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenings([...openings, (last ?? 0) + 1])
  }
  // A layout effect, so that a key pressed right after the first paint counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (palette.isOpen) closePalette()
      else openPalette()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  useKey('/', () => openPalette())
  useEffect(() => afterPageShown(paletteMotion.preload), [])
  return openings.map((number) => (
    <PaletteDialog
      key={number}
      isOpen={isOpen && number === last}
      onGone={() => setOpenings((numbers) => numbers.filter((one) => one !== number))}
    />
  ))
}

/** Opens the search, like Ctrl+K and `/`. */
export function SearchButton() {
  return (
    <Button
      aria-keyshortcuts="Control+K /"
      variant="ghost"
      color="fg.muted"
      fontWeight="400"
      gap="2.5"
      borderWidth={{ base: '0', md: '1px' }}
      borderColor="border"
      minW={{ base: 'auto', md: '160px', lg: '240px' }}
      justifyContent="flex-start"
      onClick={() => openPalette()}
    >
      <LuSearch />
      <Text
        as="span"
        flex="1"
        textAlign="start"
        _rtl={{ textAlign: 'right' }}
        css={{ mdDown: { srOnly: true } }}
      >
        Buscar
      </Text>
      <Kbd display={{ base: 'none', md: 'inline-flex' }} size="sm" wordSpacing="normal" aria-hidden="true">
        Ctrl K
      </Kbd>
    </Button>
  )
}

/** Loaded after the first page is shown. Until then the dialog appears and disappears at once. */
const paletteMotion = createOnDemand(() => import('@/ui/motion/popup-motion.ts'))

/** The name of the dialog with the actions of a page. */
const pageActionsLabel = 'Ações da página'

const label = 'Buscar páginas, consultas e ações'

const actionsLabel = 'O que fazer nesta página'

type PaletteDialogProps = {
  isOpen: boolean
  /** Called when the exit has ended. */
  onGone: () => void
}

/**
 * The search in a modal dialog: a combobox with its listbox. Typing filters, arrows select, Enter opens or runs. The first
 * load has no `Presence`, so the dialog plays its own motion.
 */
function PaletteDialog({ isOpen, onGone }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Fixed for this opening.
  const [{ actions }] = useState({ actions: pageActions })
  const { fieldProps, note, results } = useSearchBox({
    actions,
    isOpen: true,
    onOpen: () => undefined,
    onChosen: closePalette,
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const motion = paletteMotion.get()?.dialogMotion
    if (isOpen) return motion?.enter(element)
    element.inert = true
    element.ariaHidden = 'true'
    if (motion) void motion.leave(element).finally(onGone)
    else onGone()
  }, [isOpen])
  return (
    <DialogFrame
      dialog={dialog}
      isOpen={isOpen}
      aria-label={actions ? pageActionsLabel : 'Buscar'}
      onDismiss={closePalette}
      css={[dialogSurface, { width: '560px', maxH: '70dvh', m: '12dvh auto auto', overflow: 'hidden' }]}
    >
      <Flex direction="column" maxH="70dvh">
        <Flex css={fieldCss}>
          <LuSearch aria-hidden="true" />
          <chakra.input
            {...fieldProps}
            aria-label={actions ? actionsLabel : label}
            placeholder={actions ? actionsLabel : label}
            autoFocus
          />
        </Flex>
        {note}
        {results}
      </Flex>
    </DialogFrame>
  )
}

/** The field has neither border nor ring: it is the only control of the dialog and always has the focus. */
const fieldCss = {
  alignItems: 'center',
  gap: '3',
  px: '5',
  borderBottomWidth: '1px',
  '& > svg': { flexShrink: '0', boxSize: '4', color: 'fg.muted' },
  '& > input': {
    flex: '1',
    minW: '0',
    height: '52px',
    bg: 'transparent',
    fontSize: '16px',
    outline: 'none',
    _placeholder: { color: 'fg.muted' },
  },
} as const

const palette = proxy({ isOpen: false })

/** The actions of the page that the open palette lists, in place of a search. */
let pageActions: readonly PaletteEntry[] | undefined

/** Opens the search, or the list of a page's actions. */
export function openPalette(actions?: readonly PaletteEntry[]) {
  if (palette.isOpen || actions?.length === 0) return
  pageActions = actions
  palette.isOpen = true
}

function closePalette() {
  // Otherwise the controls of a page that was left would stay in memory.
  pageActions = undefined
  palette.isOpen = false
}
