import { chakra, useRecipe } from '@chakra-ui/react'
import type { ReactNode, RefAttributes } from 'react'
import { useFieldControl } from './field-control.ts'

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
