import { Box, chakra, Skeleton } from '@chakra-ui/react'
import { skeletonRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useId } from 'react'
import { createOnDemand } from '@/lib/on-demand.ts'
import { PartNote, useOptionalPart } from '@/ui/feedback/part-note.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const editorModule = createOnDemand(async () => {
  const [{ default: RichTextEditor }, { mentions }] = await Promise.all([
    import('./rich-text-editor.tsx'),
    import('./mentions.ts'),
  ])
  return { RichTextEditor, mentions }
})

type RichTextFieldProps = Omit<RichTextEditorProps, 'labelId' | 'describedBy' | 'isInvalid' | 'mentions'> & {
  label: string
  /** Validated forms focus the control with this name. */
  name?: string
  help?: ReactNode
  error?: string | undefined
  required?: boolean
}

/** A labelled rich text editor, which loads with the first field. */
export function RichTextField({ label, name, help, error, required, ...editor }: RichTextFieldProps) {
  const id = useId()
  const textId = `${id}-text`
  const { value: loaded, failure } = useOptionalPart(editorModule, true)
  const focusText = () => document.getElementById(textId)?.focus()
  return (
    <Box display="flex" flexDirection="column" gap="1.5" minW="0">
      <Box id={id} fontWeight="500" onClick={focusText} cursor="default" alignSelf="flex-start">
        {label}
        {required && (
          <chakra.span aria-hidden="true" color="fg.error" mx="1">
            *
          </chakra.span>
        )}
      </Box>
      {/* Receives the focus of a validated form and passes it on: the text itself has no name. */}
      {name && (
        <chakra.input name={name} tabIndex={-1} aria-hidden="true" srOnly readOnly onFocus={focusText} />
      )}
      <PartNote failure={failure} text="Não foi possível carregar o editor." />
      {loaded ? (
        <loaded.RichTextEditor
          {...editor}
          mentions={loaded.mentions}
          labelId={id}
          isInvalid={error !== undefined}
          describedBy={[help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        />
      ) : (
        !failure && (
          <Skeleton
            recipe={skeletonRecipe}
            height="280px"
            borderRadius="control"
            role="status"
            aria-label="Carregando o editor"
          />
        )
      )}
      {help && (
        <Box id={`${id}-help`} color="fg.muted" textStyle="small">
          {help}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} color="fg.error" textStyle="small" fontWeight="500">
          {error}
        </Box>
      )}
    </Box>
  )
}
