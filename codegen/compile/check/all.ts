import { checkBadgeNumbers } from './badge-numbers.ts'
import { checkBatchForms } from './batch-forms.ts'
import { checkBatchPaths } from './batch-paths.ts'
import { checkCast } from './cast.ts'
import { checkCastMismatch } from './cast-mismatch.ts'
import { checkCastReferences } from './cast-references.ts'
import type { Check } from './check.ts'
import { checkCounts } from './counts.ts'
import { checkDeclaredPurposes } from './declared-purposes.ts'
import { checkDossieAccess } from './dossie-access.ts'
import { checkDossieInputs } from './dossie-inputs.ts'
import { checkDossieParts } from './dossie-parts.ts'
import { checkDossieTemplates } from './dossie-templates.ts'
import { checkDuplicateFields } from './duplicate-fields.ts'
import { checkExampleValues } from './example-values.ts'
import { checkFieldNames } from './field-names.ts'
import { checkFileNames } from './file-names.ts'
import { checkFindingTargets } from './finding-targets.ts'
import { checkFindingValues } from './finding-values.ts'
import { checkHomeAccess } from './home-access.ts'
import { checkIcons } from './icons.ts'
import { checkLinks } from './links.ts'
import { checkMenuAccess } from './menu-access.ts'
import { checkMenuTitles } from './menu-titles.ts'
import { checkPages } from './pages.ts'
import { checkPublicAccess } from './public-access.ts'
import { checkPublicValues } from './public-values.ts'
import { checkRedirects } from './redirects.ts'
import { checkRoles } from './roles.ts'
import { checkSensitivity } from './sensitivity.ts'
import { checkSentPurposes } from './sent-purposes.ts'
import { checkSources } from './sources.ts'
import { checkUniquePaths } from './unique-paths.ts'
import { checkUnusedRoles } from './unused-roles.ts'
import { checkUnusedSources } from './unused-sources.ts'

/** Their order does not matter, because diagnostics are sorted by position. */
export const checks: Check[] = [
  checkUniquePaths,
  checkLinks,
  checkRedirects,
  checkPages,
  checkIcons,
  checkBadgeNumbers,
  checkFileNames,
  checkSources,
  checkFieldNames,
  checkDuplicateFields,
  checkDossieParts,
  checkDossieTemplates,
  checkDossieInputs,
  checkExampleValues,
  checkFindingValues,
  checkFindingTargets,
  checkBatchForms,
  checkBatchPaths,
  checkUnusedSources,
  checkCounts,
  checkMenuTitles,
  checkSensitivity,
  checkPublicValues,
  checkRoles,
  checkUnusedRoles,
  checkPublicAccess,
  checkHomeAccess,
  checkMenuAccess,
  checkDossieAccess,
  checkDeclaredPurposes,
  checkSentPurposes,
  checkCast,
  checkCastReferences,
  checkCastMismatch,
]
