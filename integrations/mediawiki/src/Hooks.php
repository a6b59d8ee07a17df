<?php
namespace MediaWiki\Extension\JassSolver;

use MediaWiki\MediaWikiServices;

require_once __DIR__ . '/../hands.php';

/**
 * The tag `<jass>`, also `<jass type="game">`, `<jass type="adviser">` and `<jass type="study">`. It becomes a tag of jass-solver with the author's text in it, escaped,
 * for readers without scripts. Only attributes of the element reach the page. A mistake is shown in place of the deal, with the text.
 */
class Hooks {
	/** The elements, by their names in the attribute `type`. */
	private const TAGS = [ 'deal' => 'jass-solver', 'game' => 'jass-game', 'adviser' => 'jass-adviser', 'study' => 'jass-study' ];

	private const LANGUAGES = [ 'en', 'de', 'nl', 'fr' ];

	/** Attributes that every tag may have. */
	private const COMMON = [ 'class', 'id', 'lang' ];

	/** Attributes with an address. It must be one of this wiki: a page must not make its readers' browsers call another site. */
	private const ADDRESSES = [ 'puzzles', 'share-url' ];

	/**
	 * @param \Parser $parser
	 */
	public function onParserFirstCallInit( $parser ) {
		$parser->setHook( 'jass', [ self::class, 'render' ] );
	}

	/**
	 * @param string|null $content null in `<jass />`
	 * @param string[] $given attributes
	 * @param \Parser $parser
	 * @return string HTML
	 */
	public static function render( ?string $content, array $given, $parser ): string {
		$strip = $parser->getStripState();
		// Text from {{#tag:jass|…}} may have markers of other tags in it. Of <nowiki> the text remains, of the others nothing.
		$plain = static fn ( string $text ): string => $strip->killMarkers( $strip->unstripNoWiki( $text ) );
		// As in <pre>, an entity is a character.
		$text = trim( html_entity_decode( $plain( $content ?? '' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		$attributes = array_change_key_case( array_map( $plain, $given ) );

		$type = $attributes['type'] ?? 'deal';
		unset( $attributes['type'] );
		$faults = self::faults( $type, $attributes, $parser );
		if ( $faults ) {
			$parser->addTrackingCategory( 'jasssolver-error-category' );
			return self::block( implode( '', $faults ) . self::preformatted( $text ) );
		}

		$parser->getOutput()->addModules( [ 'ext.jassSolver' ] );
		$tag = self::TAGS[$type];
		if ( ( $attributes['lang'] ?? '' ) === '' ) {
			$attributes['lang'] = self::language( $parser );
		}
		$html = "<$tag";
		foreach ( $attributes as $name => $value ) {
			$html .= " $name=\"" . self::escaped( $value ) . '"';
		}
		$fallback = $text === '' ? self::handsOf( $attributes['deal'] ?? '', $parser ) : $text;
		return self::block( "$html>" . self::preformatted( $fallback ) . "</$tag>" );
	}

	/**
	 * What is wrong with a tag.
	 *
	 * @param string $type
	 * @param string[] $attributes
	 * @param \Parser $parser
	 * @return string[] HTML
	 */
	private static function faults( string $type, array $attributes, $parser ): array {
		$fault = static fn ( string $error, array $choices = [] ): string =>
			'<div><strong class="error">' . $error . '</strong>' .
			( $choices ? ' ' . self::words( $parser, 'choices', implode( ', ', $choices ) ) : '' ) . '</div>';
		if ( !isset( self::TAGS[$type] ) ) {
			return [ $fault( self::words( $parser, 'unknown-type', $type ), array_keys( self::TAGS ) ) ];
		}
		$known = array_merge( self::attributes()[self::TAGS[$type]], self::COMMON );
		$faults = [];
		foreach ( $attributes as $name => $value ) {
			if ( !in_array( (string)$name, $known, true ) ) {
				$faults[] = $fault( self::words( $parser, 'unknown-attribute', (string)$name, $type ), $known );
			} elseif ( in_array( $name, self::ADDRESSES, true ) && !preg_match( '~^(/([\w.\~%?-].*)?)?$~sD', $value ) ) {
				$faults[] = $fault( self::words( $parser, 'address', $name, $value ) );
			}
		}
		return $faults;
	}

	/**
	 * The attributes of each element; the build writes the file from the elements themselves.
	 *
	 * @return string[][]
	 */
	private static function attributes(): array {
		static $attributes = null;
		$attributes ??= json_decode( file_get_contents( __DIR__ . '/../attributes.json' ), true );
		return $attributes;
	}

	/** The language of the page, or the first that it falls back to, of those that the elements have. */
	private static function language( $parser ): string {
		$code = $parser->getTargetLanguage()->getCode();
		$chain = array_merge( [ $code ], MediaWikiServices::getInstance()->getLanguageFallback()->getAll( $code ) );
		$spoken = array_filter( $chain, static fn ( string $one ): bool => in_array( explode( '-', $one )[0], self::LANGUAGES, true ) );
		return explode( '-', reset( $spoken ) ?: 'en' )[0];
	}

	/** A deal in an attribute, as text. */
	private static function handsOf( string $deal, $parser ): string {
		$language = $parser->getTargetLanguage();
		$name = static fn ( string $seat ): string => wfMessage( "jasssolver-$seat" )->inLanguage( $language )->plain();
		return jass_solver_hands( $deal, array_map( $name, [ 'north', 'east', 'south', 'west' ] ) );
	}

	/** A message in the language of the page, as HTML, with what an author has written in it as text. */
	private static function words( $parser, string $message, string ...$written ): string {
		$words = wfMessage( "jasssolver-$message" )->plaintextParams( ...$written );
		return self::oneLine( $words->inLanguage( $parser->getTargetLanguage() )->escaped() );
	}

	private static function block( string $html ): string {
		return "<div class=\"mw-ext-jass\">$html</div>";
	}

	private static function preformatted( string $text ): string {
		return $text === '' ? '' : '<pre>' . self::escaped( $text ) . '</pre>';
	}

	private static function escaped( string $text ): string {
		return self::oneLine( htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' ) );
	}

	/** On one line, text cannot begin a list or a paragraph, and the language converter finds no markup of its own in it. */
	private static function oneLine( string $html ): string {
		return strtr( $html, [ "\r" => '', "\n" => '&#10;', '-{' => '-&#123;', '}-' => '&#125;-' ] );
	}
}
