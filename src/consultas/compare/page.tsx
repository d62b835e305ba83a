import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { comparison } from '@/state/comparison.ts'
import { reveal } from '@/state/reveal.ts'
import { PanelOrFailure } from '@/ui/feedback/lazy-panel.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { PrintBanner } from '../document/print/print-banner.tsx'
import { ChooseSubjects } from './choose-subjects.tsx'
import { compareSubjects } from './compare-answers.ts'
import { ComparisonActions } from './comparison-actions.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { MissingQueries } from './missing-queries-panel.tsx'
import { comparisonTitle, usePrintedComparison } from './printed-comparison.ts'
import { SharedValues } from './shared-values-panel.tsx'
import { SubjectPicker } from './subject-picker.tsx'
import { type ComparedSubject, formatShared, useComparedSubjects } from './use-compared-subjects.ts'

/** Shows two to four subjects of this session side by side: the values that they share, and the answers that at
 * least two have. */
export default function ComparePage() {
  const { subjects, failure } = useComparedSubjects()
  return (
    <>
      <RouteHeader />
      <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <SubjectPicker />
        <PanelOrFailure failure={failure}>
          {subjects ? (
            <Compared subjects={subjects} />
          ) : (
            <Skeleton height="320px" role="status" aria-label="Comparando" />
          )}
        </PanelOrFailure>
      </Box>
    </>
  )
}

function Compared({ subjects }: { subjects: ComparedSubject[] }) {
  const { subjectIds } = useSnapshot(comparison)
  if (subjectIds.length < 2 || subjects.length < 2) return <ChooseSubjects />
  return <Comparison subjects={subjects} />
}

/** Shows the comparison of at least two subjects. In print it has a head, and the values that the user chose. */
function Comparison({ subjects }: { subjects: ComparedSubject[] }) {
  const [areShown, setShown] = useState(reveal.isOn)
  const [isDifferencesOnly, setDifferencesOnly] = useState(false)
  const compared = useMemo(() => ({ subjects, ...compareSubjects(subjects) }), [subjects])
  const { shared, consultas } = compared
  const job = usePrintedComparison(compared, { areShown, isDifferencesOnly })
  const { isPrinting } = job
  const headings = subjects.map((subject) => subject.name ?? formatShared(subject, areShown))
  return (
    <>
      {job.dialog}
      <Box
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        _print={{ display: 'block' }}
        data-printed
      >
        <PrintStyles />
        {isPrinting && <PrintBanner title={comparisonTitle} facts={job.facts} />}
        <Panel py="3" _print={{ display: 'none' }}>
          <Flex columnGap="8" rowGap="1" wrap="wrap" align="center" css={switchesCss}>
            <SwitchField label="Só diferenças" checked={isDifferencesOnly} onChange={setDifferencesOnly} />
            <SwitchField label="Mostrar dados sensíveis" checked={areShown} onChange={setShown} />
            <ComparisonActions values={{ headings, shared, consultas, areShown }} />
          </Flex>
        </Panel>
        {job.hasShared && (
          <SharedValues
            subjects={subjects}
            shared={shared}
            areShown={job.areShown}
            hidesAll={isPrinting && job.choices.values === 'hidden'}
          />
        )}
        <MissingQueries subjects={subjects} />
        <ComparisonTable
          subjects={subjects}
          consultas={job.consultas}
          areShown={job.areShown}
          isDifferencesOnly={isDifferencesOnly}
          isPrinting={isPrinting}
        />
      </Box>
    </>
  )
}

/** Each switch stands beside its label, not at the end of a row. */
const switchesCss = { '& > label': { columnGap: '3' }, '& > label > span': { flex: '0 1 auto' } } as const
