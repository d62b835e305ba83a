import { chakra, useRecipe } from '@chakra-ui/react'
import type { ReactNode, RefAttributes } from 'react'
import { useFieldControl } from './field-control.ts'

type FileButtonProps = RefAttributes<HTMLInputElement> & {
  name?: string
  icon: ReactNode
  text: string
  /** The MIME types and extensions that are offered. */
  accept: string
  /** Whether several files can be chosen. */
  multiple?: boolean
  /** The id of the description of which files are accepted. */
  hintId?: string
  onFiles: (files: FileList) => void
  onBlur?: () => void
}

/** The input is visually hidden: its keyboard focus is shown on the button. */
const focusRing = {
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

/**
 * The native file input, visually hidden behind a styled button, since its own text would be in the browser's
 * language.
 */
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
        // Without one the browser shows its own, which speaks of no file.
        title={text}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        fontSize="0"
        // Choosing the same file again counts, since it may have been mended.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => currentTarget.files && onFiles(currentTarget.files)}
        onBlur={onBlur}
      />
    </chakra.label>
  )
}
