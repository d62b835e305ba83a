import { createListCollection, Select } from '@chakra-ui/react'
import { selectSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { menuMotion } from '../motion/popup-motion.ts'
import { useMotion } from '../motion/use-motion.ts'
import { touchHeight } from '../touch-height.ts'
import { restoreFocus } from './restore-focus.ts'

type OptionListProps = {
  /** The select that the list opens at. It needs an id. */
  select: HTMLSelectElement
  onClose: () => void
}

/** Chooses an option as a user does: the select reports it to its listeners. */
function choose(select: HTMLSelectElement, index: number) {
  if (index === select.selectedIndex) return
  select.selectedIndex = index
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The list of a select's options, from Chakra's Select. Arrows, letters, Home and End move, Enter chooses, Esc closes. */
export default function OptionList({ select, onClose }: OptionListProps) {
  const [isMounted, setMounted] = useState(false)
  // The list takes the focus only if it opens after it is mounted.
  useEffect(() => setMounted(true), [])
  const collection = createListCollection({
    items: [...select.options].map(({ label, disabled }, index) => ({
      value: String(index),
      label,
      disabled,
    })),
  })
  const selected = String(Math.max(0, select.selectedIndex))
  const close = () => {
    onClose()
    restoreFocus(select)
  }
  return (
    <Select.Root
      recipe={selectSlotRecipe}
      collection={collection}
      ids={{ trigger: select.id }}
      open={isMounted}
      value={[selected]}
      defaultHighlightedValue={selected}
      onSelect={({ value }) => choose(select, Number(value))}
      onOpenChange={({ open }) => open || close()}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 4 }}
      css={{ position: 'absolute' }}
      // The form around it has its own keys.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {/* Without a portal, so that a dialog around it does not make it inert. */}
      <Select.Positioner css={{ zIndex: 'popover' }}>
        <Surface name={select.labels[0]?.textContent.replace(/\*$/, '') ?? select.ariaLabel ?? 'Opções'}>
          {collection.items.map((item) => (
            <Select.Item key={item.value} item={item} css={itemCss}>
              {item.label}
              <Select.ItemIndicator />
            </Select.Item>
          ))}
        </Surface>
      </Select.Positioner>
    </Select.Root>
  )
}

function Surface({ name, children }: { name: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, menuMotion)
  return (
    <Select.Content ref={content} css={contentCss} aria-labelledby={undefined} aria-label={name}>
      {children}
    </Select.Content>
  )
}

const contentCss = {
  minW: 'var(--reference-width)',
  maxW: 'min(26rem, calc(100vw - 24px))',
  maxH: 'min(var(--available-height), 24rem)',
  borderWidth: '1px',
  overscrollBehavior: 'contain',
  // `src/ui/motion` animates it.
  _open: { animation: 'none' },
}

const itemCss = { minH: touchHeight, overflowWrap: 'anywhere', whiteSpace: 'normal' }
