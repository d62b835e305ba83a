import { chakra, Flex, type FlexProps, useRecipe } from '@chakra-ui/react'
import { type DragEvent, type ReactNode, type RefAttributes, useEffect, useState } from 'react'
import { useFieldControl } from './field.tsx'

type FileButtonProps = RefAttributes<HTMLInputElement> & {
  name?: string
  icon: ReactNode
  text: string
  accept: string
  multiple?: boolean
  /** The id of the text that describes the accepted files. */
  hintId?: string
  onFiles: (files: FileList) => void
  onBlur?: () => void
}

/** Shows the hidden input's keyboard focus on the button. */
const focusRing = {
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

/** A native file input behind a styled button. The browser's own text would be in the browser's language. */
export function FileButton({
  ref,
  name,
  icon,
  text,
  accept,
  multiple,
  hintId,
  onFiles,
  onBlur,
}: FileButtonProps) {
  const recipe = useRecipe({ key: 'button' })
  const { 'aria-describedby': described, ...control } = useFieldControl()
  return (
    <chakra.label
      htmlFor={control.id}
      css={[recipe({ variant: 'outline', size: 'sm' }), focusRing]}
      colorPalette="neutral"
      position="relative"
      overflow="hidden"
      bg="bg.panel"
      borderColor="border.control"
      _hover={{ bg: 'bg.hover' }}
    >
      {icon} {text}
      <chakra.input
        {...control}
        ref={ref}
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        aria-describedby={[described, hintId].filter(Boolean).join(' ') || undefined}
        // Replaces the browser's tooltip, which says that no file is chosen.
        title={text}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        fontSize="0"
        // Lets the user choose the same file again, possibly corrected.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => currentTarget.files && onFiles(currentTarget.files)}
        onBlur={onBlur}
      />
    </chakra.label>
  )
}

type DropZoneProps = FlexProps & { onFiles: (files: FileList) => void; children: ReactNode }

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** Prevents the browser from opening a file that the user drops outside the zone. */
function usePreventStrayDrops() {
  useEffect(() => {
    const preventDrop = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', preventDrop)
    window.addEventListener('drop', preventDrop)
    return () => {
      window.removeEventListener('dragover', preventDrop)
      window.removeEventListener('drop', preventDrop)
    }
  }, [])
}

/** A drop zone for files, highlighted on drag over. Other props go to the box. */
export function DropZone({ onFiles, children, ...box }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  usePreventStrayDrops()
  const isInvalid = useFieldControl()['aria-invalid']
  const enter = (event: DragEvent) => setOver(hasFiles(event.dataTransfer))
  return (
    <Flex
      data-zone={isOver ? 'over' : ''}
      direction="column"
      align="flex-start"
      gap="3"
      p="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'primary.solid' : isInvalid ? 'border.error' : 'border.control'}
      bg={isOver ? 'primary.subtle' : 'bg.subtle'}
      borderRadius="control"
      transition="background-color 150ms, border-color 150ms"
      {...box}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Ignore moves between children of the zone.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      {children}
    </Flex>
  )
}
