import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CheckIcon, ChevronDownIcon } from '../icons/signs.tsx'
import { Field, type FieldTexts } from './Field.tsx'
import { matching, plain } from './matching.ts'
import { Option, OptionList } from './OptionList.tsx'
import { useCombobox } from './useCombobox.ts'
import fieldStyles from './fields.module.css'

export type SearchOption = {
  value: string
  label: string
  icon?: ReactNode
  /** More words that find it: the name in the other language, a code. */
  keywords?: string
}

type SearchSelectProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoComplete' | 'className' | 'placeholder'> & {
    label: string
    options: readonly SearchOption[]
    /** Empty where nothing is chosen. */
    value: string
    onValue: (value: string) => void
    /** Shown when nothing matches what was typed. */
    nothingFound: string
  }

/**
 * A list too long to scroll: type to find, arrows and Enter to choose. What is typed and left counts
 * where it names an option in full, as browsers fill it in; else the choice stays as it was.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, error, required = false, hideLabel, id, className, ...rest } = props
  const { options, value, onValue, nothingFound, name, ...input } = rest
  const box = useRef<HTMLInputElement>(null)
  const chosen = options.find((option) => option.value === value)
  const shown = chosen?.label ?? value
  const [typed, setTyped] = useState(shown)
  const [isEditing, setEditing] = useState(false)
  const isChosen = (option: SearchOption) => option === chosen
  const isSearching = isEditing && typed !== shown
  const found = isSearching ? matching(options, typed, isChosen) : options
  const list = useCombobox({
    count: found.length,
    opensEmpty: true,
    start: Math.max(found.findIndex(isChosen), 0),
    onChoose: (index) => {
      setEditing(false)
      onValue(found[index]?.value ?? value)
    },
  })

  function settle(text: string): void {
    setEditing(false)
    const named = options.find((option) => plain(option.label) === plain(text))
    if (named) onValue(named.value)
    else if (plain(text) === '' && !required) onValue('')
  }
  const takeOver = useEffectEvent(() => {
    const text = box.current?.value ?? shown
    if (text !== shown) settle(text)
  })
  // What was filled in before the page's script ran.
  useEffect(() => takeOver(), [])

  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className, name }}>
      {(control) => (
        <span className={fieldStyles.box}>
          <input type="hidden" name={name} value={value} />
          <input
            {...input}
            {...control}
            {...list.box}
            ref={box}
            value={isEditing ? typed : shown}
            className={classes(fieldStyles.input, fieldStyles.select)}
            onChange={({ currentTarget }) => {
              const text = currentTarget.value
              // Browsers fill in also where nobody types.
              if (document.activeElement !== currentTarget) return settle(text)
              setTyped(text)
              setEditing(true)
              // The name of what is chosen, typed once more: Enter keeps it.
              list.open(text === shown ? -1 : 0)
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Enter' && list.isOpen) event.preventDefault()
              list.onKeyDown(event)
            }}
            // What is typed looks for something else, instead of being added to what is chosen.
            onFocus={({ currentTarget }) => currentTarget.select()}
            onClick={({ currentTarget }) => {
              currentTarget.select()
              if (!list.isOpen) list.open(found.findIndex(isChosen))
            }}
            onBlur={() => {
              list.close()
              if (isEditing) settle(typed)
            }}
          />
          <span className={fieldStyles.chevron}>
            <ChevronDownIcon />
          </span>
          <OptionList
            {...list.list}
            label={label}
            box={box}
            empty={found.length === 0 ? nothingFound : undefined}
          >
            {list.isOpen &&
              found.map((option, index) => (
                <Option key={option.value} {...list.option(index)} isSelected={isChosen(option)}>
                  {option.icon}
                  <span>{option.label}</span>
                  {isChosen(option) && <CheckIcon />}
                </Option>
              ))}
          </OptionList>
        </span>
      )}
    </Field>
  )
}
