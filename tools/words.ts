/** A word that engineers of this field would not search for, and the one that stands for it. */
export interface OldWord {
  /** As it stood in the code, whole identifiers alone: `duty` is not `heavyDuty`. */
  old: string
  now: string
  /** Files, by the end of their path, in which the word means something else, and what. */
  except?: Record<string, string>
}

/** Words that are gone. The glossary (`docs/glossary.md`) says what the new ones mean. */
export const oldWords: OldWord[] = [
  {
    old: 'Ground',
    now: 'AppContext',
    except: { 'demo/product-pictures.ts': 'what a product stands on in its picture' },
  },
  { old: 'layGround', now: 'createAppContext' },
  { old: 'Surroundings', now: 'TransactionDeps' },
  { old: 'Around', now: 'Deps' },
  { old: 'equip', now: 'extend' },
  { old: 'Duty', now: 'JobHandler' },
  { old: 'dutiesOf', now: 'createJobHandlers' },
  { old: 'doDuty', now: 'runJob' },
  { old: 'duties', now: 'jobHandlers' },
  { old: 'Happening', now: 'DomainEvent' },
  { old: 'happening', now: 'domainEvent' },
  { old: 'Reaction', now: 'EventHandler' },
  { old: 'Reactions', now: 'EventHandlers' },
  { old: 'connectReactions', now: 'connectEventHandlers' },
  { old: 'KnownQuery', now: 'DescribedQuery' },
  { old: 'leaveTogether', now: 'corkThisTurn' },
  { old: 'sayLast', now: 'executeBeforeCommit' },
  { old: 'lastWords', now: 'beforeCommit' },
  {
    old: 'unseen',
    now: 'opaqueParameter',
    except: {
      'messages/mail-records.ts': 'messages not yet seen, in a statement',
      'e2e/keys.ts': 'a focus ring that is not seen',
    },
  },
  { old: 'purse', now: 'balances' },
  { old: 'Sought', now: 'SearchQuery' },
  { old: 'Courses', now: 'QueryPlanCache' },
  { old: 'Weighed', now: 'EstimatedTerm' },
  { old: 'findAlike', now: 'findByScore' },
  { old: 'searchedIn', now: 'searchTextOf' },
  { old: 'arrangeShelves', now: 'rebuildBuckets' },
  { old: 'keepDirectoryEntry', now: 'syncDirectoryEntry' },
  { old: 'Studio', now: 'UploadWorker' },
  { old: 'Desk', now: 'MediaWorker' },
  { old: 'CardPress', now: 'CardRenderer' },
  { old: 'KitPress', now: 'KitRenderer' },
  { old: 'obey', now: 'runMediaJobs' },
  { old: 'createTurns', now: 'createFairQueue' },
  { old: 'FileWorks', now: 'FileDeps' },
  { old: 'Intake', now: 'IngestInput' },
  { old: 'makeFilm', now: 'processVideo' },
  { old: 'lookAgain', now: 'refreshStatus' },
  { old: 'findStanding', now: 'findRelationship' },
  { old: 'rung', now: 'inserted' },
  { old: 'News', now: 'NewNotification' },
  { old: 'WhoIsHere', now: 'IdentifyPageViewer' },
  { old: 'Noted', now: 'TransferResult' },
  { old: 'Made', now: 'CompletedTransfer' },
  { old: 'handover', now: 'navigationState' },
  { old: 'useHandover', now: 'useNavigationState' },
  { old: 'wayBack', now: 'returnPath' },
  { old: 'useWayBack', now: 'useKeepReturnPath' },
  { old: 'useAsked', now: 'useDialogAbout' },
  { old: 'useSettled', now: 'useDebounced' },
  { old: 'laterDialog', now: 'lazyDialog' },
  { old: 'loadCorners', now: 'loadHeaderBadges' },
  { old: 'SportestOver', now: 'SportestOverlay' },
  { old: 'SupportOver', now: 'SupportOverlay' },
  { old: 'isPuttingBack', now: 'isRestoring' },
  { old: 'ManagerDialog', now: 'OwnSupportsDialog' },
  { old: 'askAs', now: 'requestSupport' },
  { old: 'acceptAs', now: 'acceptSupport' },
]

/** The old words in a line of code; in comments and texts they are ordinary words. */
export function oldWordsIn(line: string, file: string): OldWord[] {
  const code = line.replace(/(^|\s)\/\/.*|^\s*\/?\*.*|'[^']*'|`[^`]*`/g, ' ')
  const identifiers = new Set(code.match(/[\w$]+/g))
  return oldWords.filter(
    ({ old, except = {} }) =>
      identifiers.has(old) && !Object.keys(except).some((end) => file.endsWith(end)),
  )
}
