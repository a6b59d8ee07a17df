<?php
/** What the plugins for WordPress and MediaWiki share: the hands of a deal as text, for readers without scripts. */

/**
 * A line for each hand of a deal in the notation, such as `N:AKJ9.T87.Q6. 8.AK.T97.J86 …`.
 *
 * @param string $deal
 * @param string[] $names of North, East, South and West
 * @return string empty if the deal is not in that form
 */
function jass_solver_hands( string $deal, array $names ): string {
	if ( !preg_match( '/^\s*([NESW]):([^:]+)$/', $deal, $match ) ) {
		return '';
	}
	$hands = preg_split( '/[\s_]+/', trim( $match[2] ) );
	if ( count( $hands ) !== 4 ) {
		return '';
	}
	$first = strpos( 'NESW', $match[1] );
	$lines = [];
	foreach ( $hands as $i => $hand ) {
		$suits = [];
		foreach ( explode( '.', $hand ) as $s => $ranks ) {
			if ( $s < 4 && $ranks !== '' && $ranks !== '-' ) {
				$suits[] = [ '♠', '♥', '♦', '♣' ][$s] . ' ' . str_replace( 'T', '10', implode( ' ', str_split( $ranks ) ) );
			}
		}
		$lines[] = $names[( $first + $i ) % 4] . ': ' . implode( '  ', $suits );
	}
	return implode( "\n", $lines );
}
