import { batchesFillForms } from './batches-fill-forms.ts'
import type { Check } from './check.ts'
import { countsAgree } from './counts-agree.ts'
import { dossieInputs } from './dossie-inputs.ts'
import { dossieParts } from './dossie-parts.ts'
import { dossieTemplates } from './dossie-templates.ts'
import { dossiesFollowParts } from './dossies-follow-parts.ts'
import { duplicateFields } from './duplicate-fields.ts'
import { fieldsExist } from './fields-exist.ts'
import { fileNames } from './file-names.ts'
import { findingPlaces } from './finding-places.ts'
import { findingValues } from './finding-values.ts'
import { homeIsOpen } from './home-is-open.ts'
import { iconsExist } from './icons-exist.ts'
import { linksResolve } from './links-resolve.ts'
import { menusFollowTargets } from './menus-follow-targets.ts'
import { pagesExist } from './pages-exist.ts'
import { publicAccess } from './public-access.ts'
import { purposesDeclared } from './purposes-declared.ts'
import { purposesSent } from './purposes-sent.ts'
import { redirectsResolve } from './redirects-resolve.ts'
import { rolesExist } from './roles-exist.ts'
import { sensitivityAgrees } from './sensitivity-agrees.ts'
import { sourcesExist } from './sources-exist.ts'
import { titlesAgree } from './titles-agree.ts'
import { uniquePaths } from './unique-paths.ts'
import { unusedRoles } from './unused-roles.ts'
import { unusedSources } from './unused-sources.ts'
import { valuesInExample } from './values-in-example.ts'

/** The semantic checks. Their order does not matter: diagnostics are sorted by place. */
export const checks: Check[] = [
  uniquePaths,
  linksResolve,
  redirectsResolve,
  pagesExist,
  iconsExist,
  fileNames,
  sourcesExist,
  fieldsExist,
  duplicateFields,
  dossieParts,
  dossieTemplates,
  dossieInputs,
  valuesInExample,
  findingValues,
  findingPlaces,
  batchesFillForms,
  unusedSources,
  countsAgree,
  titlesAgree,
  sensitivityAgrees,
  rolesExist,
  unusedRoles,
  publicAccess,
  homeIsOpen,
  menusFollowTargets,
  dossiesFollowParts,
  purposesDeclared,
  purposesSent,
]
