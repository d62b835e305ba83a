import { Box, Button, type ButtonProps, Flex, Spinner } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuEraser, LuSearch, LuUndo2 } from 'react-icons/lu'
import { keepFocus } from '@/ui/forms/keep-focus.ts'
import { DemoIcon } from '@/ui/media/demo-icon.ts'
import { touchHeight } from '@/ui/touch-height.ts'

type FormButtonsProps = {
  submitLabel: string
  /** What asking costs. */
  cost: ReactNode
  isPending: boolean
  onClear: () => void
  onSample: (() => void) | undefined
  onCancel: (() => void) | undefined
}

/** The buttons of a form. The user can submit while a query is pending: the new query aborts it. */
export function FormButtons({ submitLabel, cost, isPending, onClear, onSample, onCancel }: FormButtonsProps) {
  return (
    <Flex gap="2" mt="5" wrap="wrap" onMouseDown={keepFocus}>
      <Button type="submit" size="md" minH={touchHeight} flex="1" aria-busy={isPending || undefined}>
        {isPending ? <Spinner size="sm" aria-hidden="true" /> : <LuSearch aria-hidden="true" />} {submitLabel}
      </Button>
      <Button size="md" minH={touchHeight} variant="outline" onClick={onClear}>
        <LuEraser aria-hidden="true" /> Limpar
      </Button>
      {cost && (
        <Box width="full" color="fg.muted" textStyle="small" _empty={{ display: 'none' }}>
          {cost}
        </Box>
      )}
      {onCancel && (
        <QuietButton onClick={onCancel}>
          <LuUndo2 aria-hidden="true" /> Cancelar
        </QuietButton>
      )}
      {onSample && (
        <QuietButton onClick={onSample}>
          <DemoIcon aria-hidden="true" /> Preencher com exemplo
        </QuietButton>
      )}
    </Flex>
  )
}

const QuietButton = (props: ButtonProps) => (
  <Button size="sm" minH={touchHeight} variant="ghost" color="fg.muted" width="full" {...props} />
)
