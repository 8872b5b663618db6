#compdef contienda
# zsh completion for contienda. Load it with:  source <(contienda completion zsh)
# or save it as _contienda in a folder of $fpath.
_contienda() {
  local line word files
  local -a found open
  for line in "${(@f)$(CONTIENDA_COMPLETE=zsh "${words[1]}" "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -z $line ]] && continue
    if [[ $line == ':files' ]]; then files=1; continue; fi
    word=${${line%%$'\t'*}//:/\\:}
    if [[ $word == *= ]]; then open+=("$word"); continue; fi
    if [[ $line == *$'\t'* ]]; then found+=("$word:${line#*$'\t'}"); else found+=("$word"); fi
  done
  (( $#found )) && _describe -V 'contienda' found
  (( $#open )) && _describe -V 'contienda' open -S ''
  [[ -n $files ]] && _files
  return 0
}
if [[ $funcstack[1] == _contienda ]]; then
  _contienda "$@"
elif (( $+functions[compdef] )); then
  compdef _contienda contienda
fi
