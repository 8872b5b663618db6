# fish completion for contienda. Load it with:  contienda completion fish | source
function __contienda_complete
    set -l before (commandline -opc)
    set -l last (commandline -ct)
    for line in (env CONTIENDA_COMPLETE=fish $before[1] $before[2..-1] "$last" 2>/dev/null)
        if test "$line" = ':files'
            __fish_complete_path "$last"
        else
            printf '%s\n' $line
        end
    end
end
complete -c contienda -f -k -a '(__contienda_complete)'
