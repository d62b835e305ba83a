import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { LuRotateCcw } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import {
  preferenceChoices,
  preferenceSwitches,
  semiDarkObstacle,
  themeChoice,
} from '@/lib/preference-choices.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { resetPreferences } from '@/state/reset-preferences.ts'
import { DialogHead, ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { ChoiceCards, drawings } from './choice-cards.tsx'

const title = 'Personalizar tema'

const close = () => setPreference('customizer', false)

/** All preferences of the appearance. Changes apply at once to the page behind. */
export default function CustomizerDialog({ isOpen }: { isOpen: boolean }) {
  return <Presence>{isOpen && <Panel />}</Presence>
}

function Panel() {
  return (
    <ModalDialog
      aria-label={title}
      edge="end"
      onDismiss={close}
      width={{ base: '300px', md: '400px' }}
      maxWidth="100vw"
      overflow="hidden"
      css={{ '--dimming': '30%' }}
    >
      <Flex direction="column" height="full">
        <DialogHead title={title} onDismiss={close} />
        <Box flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" px="5" py="4">
          <PreferenceChoices />
        </Box>
        <Box px="5" py="3" borderTopWidth="1px">
          <Button variant="outline" width="full" onClick={resetPreferences}>
            <LuRotateCcw aria-hidden="true" />
            Restaurar padrão
          </Button>
        </Box>
      </Flex>
    </ModalDialog>
  )
}

type ChoiceKey = keyof typeof preferenceChoices

const switchKeys = Object.keys(preferenceSwitches) as (keyof typeof preferenceSwitches)[]

/** All preferences, the most visible first. The menu's layout is offered on wide screens only. */
function PreferenceChoices() {
  const values = useSnapshot(preferences)
  return (
    <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Choice name="skin" />
      <ChoiceCards
        {...themeChoice}
        drawings={drawings.theme}
        value={values.darkMode ? 'dark' : 'light'}
        onChange={(theme) => setPreference('darkMode', theme === 'dark')}
      />
      <Choice name="contentWidth" />
      <Box hideBelow="xl">
        <Choice name="type" />
      </Box>
      <Box gridColumn="1 / -1">
        <Choice name="navBarType" />
      </Box>
      <Box gridColumn="1 / -1">
        <Choice name="footerType" />
      </Box>
      <Box gridColumn="1 / -1" borderTopWidth="1px" pt="2">
        {switchKeys.map((key) => (
          <SwitchField
            key={key}
            label={preferenceSwitches[key]}
            checked={values[key]}
            {...(key === 'semiDarkMode' ? withObstacle(values) : {})}
            onChange={(on) => setPreference(key, on)}
          />
        ))}
      </Box>
    </Grid>
  )
}

function withObstacle(values: Parameters<typeof semiDarkObstacle>[0]) {
  const help = semiDarkObstacle(values)
  return { help, disabled: help !== undefined }
}

function Choice({ name }: { name: ChoiceKey }) {
  const { [name]: value } = useSnapshot(preferences)
  return (
    <ChoiceCards<string>
      {...preferenceChoices[name]}
      drawings={drawings[name]}
      value={value}
      onChange={(chosen) => setPreference(name, chosen as typeof value)}
    />
  )
}
