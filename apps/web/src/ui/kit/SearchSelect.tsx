import { Select } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { classes } from '../classes.ts'
import { Field } from '../fields/Field.tsx'
import type { FieldTexts } from '../fields/Field.tsx'
import { CheckIcon, ChevronDownIcon } from '../icons/signs.tsx'
import { matching } from './matching.ts'
import fieldStyles from '../fields/fields.module.css'
import styles from './SearchSelect.module.css'

export type SearchOption = {
  value: string
  label: string
  icon?: ReactNode
  /** More words that find it: the name in the other language, a code. */
  keywords?: string
}

type SearchSelectProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoComplete' | 'className'> & {
    options: readonly SearchOption[]
    value: string | null
    onValue: (value: string | null) => void
    /** Shown when nothing matches what was typed. */
    nothingFound: string
    placeholder?: string
    disabled?: boolean
    onBlur?: () => void
  }

/** A list too long to scroll: type to find, arrows and Enter to choose. Inside a `KitProvider`. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, error, required, hideLabel, id, className, ...rest } = props
  const { options, onValue, nothingFound, disabled, ...select } = rest
  const byValue = new Map(options.map((option) => [option.value, option]))
  const [isOpen, setOpen] = useState(false)
  const [rises, setRises] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const hasTyped = useRef(false)
  // The name of what is chosen, typed once more: the kit then shows the whole list again, and Enter
  // would choose its first line.
  const keepChoice = (event: KeyboardEvent<HTMLElement>) => {
    const field = event.target as HTMLInputElement
    const isChosen = field.value === byValue.get(select.value ?? '')?.label
    if (event.key === 'Enter' && isOpen && hasTyped.current && isChosen) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    hasTyped.current = event.key !== 'ArrowDown' && event.key !== 'ArrowUp'
  }
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className }}>
      {(control) => (
        <span
          ref={box}
          className={classes(fieldStyles.box, disabled && fieldStyles.disabled)}
          onKeyDownCapture={keepChoice}
          onKeyDown={keepToList}
        >
          <Select
            {...select}
            {...control}
            // A word is under the field already; the kit only says that there is one.
            error={Boolean(error)}
            unstyled
            searchable
            selectFirstOptionOnChange
            openOnFocus={false}
            allowDeselect={false}
            withCheckIcon={false}
            withScrollArea={false}
            disabled={disabled}
            data={options.map(({ value, label: text }) => ({ value, label: text }))}
            filter={({ search }) =>
              matching(options, search, ({ value }) => value === select.value)
            }
            onChange={(value) => onValue(value)}
            dropdownOpened={isOpen}
            onDropdownOpen={() => {
              setRises(hasRoomOnlyAbove(box.current))
              setOpen(true)
            }}
            onDropdownClose={() => setOpen(false)}
            onFocus={selectText}
            onClick={selectText}
            nothingFoundMessage={nothingFound}
            comboboxProps={rises ? inDialogsToo : belowTheField}
            rightSection={null}
            classNames={kitClasses}
            renderOption={({ option, checked }) => (
              <OptionLine option={byValue.get(option.value)} checked={checked === true} />
            )}
          />
          <span className={fieldStyles.chevron}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    </Field>
  )
}

/** Beside the field and not at the end of the page, where an open dialog would cover it. */
const inDialogsToo = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  offset: 6,
  transitionProps: { duration: 0 },
} as const

/** Lines that make a list worth opening below the field, in pixels. */
const enoughRoom = 200

/** Shorter where there is not room for all of it, sooner than above, where it covers the question. */
const belowTheField = {
  ...inDialogsToo,
  middlewares: {
    flip: false,
    size: {
      padding: 8,
      apply({ availableHeight, elements }: { availableHeight: number; elements: Elements }) {
        elements.floating.style.maxHeight = `${Math.max(availableHeight, enoughRoom / 2)}px`
      },
    },
  },
}

interface Elements {
  floating: HTMLElement
}

function hasRoomOnlyAbove(box: HTMLElement | null): boolean {
  if (!box) return false
  const { top, bottom } = box.getBoundingClientRect()
  const below = window.innerHeight - bottom
  return below < enoughRoom && below < top
}

/** With the list open, Escape closes only the list and Enter chooses from it: neither reaches dialog or form. */
function keepToList(event: KeyboardEvent<HTMLElement>) {
  const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null
  if (isOpen && (event.key === 'Escape' || event.key === 'Enter')) event.preventDefault()
}

/** What is typed looks for something else, instead of being added to the name of what is chosen. */
function selectText(event: SyntheticEvent<HTMLInputElement>) {
  event.currentTarget.select()
}

const kitClasses = {
  root: styles.root ?? '',
  wrapper: styles.root ?? '',
  input: classes(fieldStyles.input, fieldStyles.select),
  dropdown: styles.dropdown ?? '',
  options: styles.options ?? '',
  option: styles.option ?? '',
  empty: styles.empty ?? '',
}

function OptionLine({ option, checked }: { option: SearchOption | undefined; checked: boolean }) {
  return (
    <span className={styles.line}>
      {option?.icon}
      <span className={styles.label}>{option?.label}</span>
      {checked && <CheckIcon />}
    </span>
  )
}
