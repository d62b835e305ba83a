import {
  Button,
  ButtonGroup,
  type ButtonProps,
  Card,
  Flex,
  type FlexProps,
  IconButton,
  type IconButtonProps,
  Text,
} from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, type RefAttributes, useEffect } from 'react'
import { TextField } from '@/ui/forms/field.tsx'

/** Examples side by side; they wrap. */
export const Row = (props: FlexProps) => <Flex wrap="wrap" align="center" gap="3" {...props} />

/** Examples below each other. */
export const Column = (props: FlexProps) => <Flex direction="column" gap="3" {...props} />

type TextProps = ComponentProps<typeof Text>

export const Muted = (props: TextProps) => <Text color="fg.muted" {...props} />

export const Small = (props: TextProps) => <Text textStyle="small" color="fg.muted" {...props} />

/** A button for what the user may do, in the primary color. */
export const OutlineButton = (props: ButtonProps & { ref?: ComponentProps<typeof Button>['ref'] }) => (
  <Button variant="outline" colorPalette="primary" {...props} />
)

export const CardTitle = (props: ComponentProps<typeof Card.Title>) => (
  <Card.Title as="h3" textStyle="h3" {...props} />
)

type IconOnlyProps = Omit<IconButtonProps, 'aria-label' | 'children'> &
  RefAttributes<HTMLButtonElement> & { label: string; icon: ReactNode }

/** A small button that shows only an icon. */
export const IconOnly = ({ label, icon, ...button }: IconOnlyProps) => (
  <IconButton size="xs" variant="ghost" aria-label={label} {...button}>
    {icon}
  </IconButton>
)

/** A text field without the browser's suggestions. */
export const FreeField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="off" {...props} />
)

/** The props of a text control with its state. */
export const bindText = (value: string, onChange: (value: string) => void) => ({
  value,
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
})

/** Runs an action a time after a state has become true, in ms, unless it ends before. */
export function useDelay(isOn: boolean, ms: number, run: () => void) {
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }, [isOn])
}

/** Runs an action again and again while a state is true. */
export function useRepeat(isOn: boolean, ms: number, run: () => void) {
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  }, [isOn])
}

/** A list that takes the focus after the focused item was removed. */
export const FocusList = (props: ComponentProps<typeof Flex>) => (
  <Flex as="ul" tabIndex={-1} direction="column" listStyleType="none" outline="none" {...props} />
)

type PressGroupProps<Value extends string> = Omit<ButtonProps, 'onToggle' | 'children'> & {
  label: string
  /** The values, each with what its button shows. A button without a text has a name. */
  choices: readonly (readonly [value: Value, content: ReactNode, name?: string])[]
  isOn: (value: Value) => boolean
  onToggle: (value: Value) => void
}

/** Joined buttons that are pressed or not, one or several of them. */
export const PressGroup = <Value extends string>({
  label,
  choices,
  isOn,
  onToggle,
  ...button
}: PressGroupProps<Value>) => (
  <ButtonGroup attached role="group" aria-label={label}>
    {choices.map(([value, content, name]) => {
      const Control = name ? IconButton : Button
      return (
        <Control
          key={value}
          aria-label={name}
          aria-pressed={isOn(value)}
          variant={isOn(value) ? 'solid' : 'outline'}
          colorPalette="primary"
          {...button}
          onClick={() => onToggle(value)}
        >
          {content}
        </Control>
      )
    })}
  </ButtonGroup>
)

/** A small button inside a line of text. */
export const LineButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button size="xs" variant="ghost" colorPalette="primary" height="6" px="2" onClick={onClick}>
    {text}
  </Button>
)

/** The error of a control that has it in `aria-describedby`. */
export const FieldError = (props: TextProps) => (
  <Text color="fg.error" textStyle="small" fontWeight="500" {...props} />
)

/** A frame that the keyboard reaches, to scroll it. */
export const frame = {
  tabIndex: 0,
  role: 'group',
  borderWidth: '1px',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
} as const

/** A frame for the pointer's right button or for a drop. */
export const dashedArea = {
  ...frame,
  borderStyle: 'dashed',
  borderColor: 'border.control',
  userSelect: 'none',
} as const
